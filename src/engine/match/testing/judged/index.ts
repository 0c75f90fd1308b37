/** People of fourteen lines of work with requirements and verdicts. Every company and person is invented. */

import { AEROSPACE_PLANT } from './aerospace-plant';
import { DEVICE_SALES } from './device-sales';
import { ENERGY_LAW } from './energy-law';
import { ENTWICKLUNG_KLINIK } from './entwicklung-klinik';
import { FINANCES_LOGICIELS } from './finances-logiciels';
import { FINANZEN_MASCHINENBAU } from './finanzen-maschinenbau';
import { FOOD_BANK } from './food-bank';
import { HOSPITAL_TECHNOLOGY } from './hospital-technology';
import { MARKETING_TURISMO } from './marketing-turismo';
import { OPERACIONES_ALIMENTOS } from './operaciones-alimentos';
import { PAYMENTS_PRODUCT } from './payments-product';
import { RESSOURCES_HUMAINES } from './ressources-humaines';
import { SOFTWARE_MARKETING } from './software-marketing';
import { STORE_OPERATIONS } from './store-operations';

export const EXECUTIVES = [STORE_OPERATIONS, HOSPITAL_TECHNOLOGY, SOFTWARE_MARKETING, AEROSPACE_PLANT];
export const LEADERS = [PAYMENTS_PRODUCT, DEVICE_SALES, ENERGY_LAW, FOOD_BANK];
export const IN_OTHER_LANGUAGES = [
  FINANZEN_MASCHINENBAU,
  RESSOURCES_HUMAINES,
  MARKETING_TURISMO,
  ENTWICKLUNG_KLINIK,
  OPERACIONES_ALIMENTOS,
  FINANCES_LOGICIELS,
];
