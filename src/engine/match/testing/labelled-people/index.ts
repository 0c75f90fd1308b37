/** People of twenty-eight lines of work with requirements and verdicts. Every company and person is invented. */

import { AEROSPACE_PLANT } from './aerospace-plant';
import { BANK_SECURITY } from './bank-security';
import { BIOTECH_RESEARCH } from './biotech-research';
import { CHIEF_NURSE } from './chief-nurse';
import { CITY_ADMINISTRATION } from './city-administration';
import { DEVICE_SALES } from './device-sales';
import { ENERGY_LAW } from './energy-law';
import { ENGINEERING_FINANCE_GERMAN } from './engineering-finance-german';
import { FOOD_BANK } from './food-bank';
import { FOOD_BRAND } from './food-brand';
import { FOOD_OPERATIONS_SPANISH } from './food-operations-spanish';
import { HEALTH_APP_PRODUCT } from './health-app-product';
import { HEALTH_SOFTWARE_GERMAN } from './health-software-german';
import { HOSPITAL_FINANCE } from './hospital-finance';
import { HOSPITAL_TECHNOLOGY } from './hospital-technology';
import { HOTEL_MANAGEMENT } from './hotel-management';
import { HUMAN_RESOURCES_FRENCH } from './human-resources-french';
import { INSURANCE_PRIVACY } from './insurance-privacy';
import { MANUFACTURING_HR_DIRECTOR } from './manufacturing-hr-director';
import { PARCEL_OPERATIONS } from './parcel-operations';
import { PAYMENTS_PRODUCT } from './payments-product';
import { PHARMA_SUPPLY_CHAIN_GERMAN } from './pharma-supply-chain-german';
import { PLATFORM_ENGINEERING } from './platform-engineering';
import { SOFTWARE_FINANCE_FRENCH } from './software-finance-french';
import { SOFTWARE_MARKETING } from './software-marketing';
import { STORE_OPERATIONS } from './store-operations';
import { THEATRE_DEVELOPMENT } from './theatre-development';
import { TOURISM_MARKETING_SPANISH } from './tourism-marketing-spanish';

export const EXECUTIVES = [STORE_OPERATIONS, HOSPITAL_TECHNOLOGY, SOFTWARE_MARKETING, AEROSPACE_PLANT];
export const LEADERS = [PAYMENTS_PRODUCT, DEVICE_SALES, ENERGY_LAW, FOOD_BANK];
export const IN_OTHER_LANGUAGES = [
  ENGINEERING_FINANCE_GERMAN,
  HUMAN_RESOURCES_FRENCH,
  TOURISM_MARKETING_SPANISH,
  HEALTH_SOFTWARE_GERMAN,
  FOOD_OPERATIONS_SPANISH,
  SOFTWARE_FINANCE_FRENCH,
];
export const DIRECTORS = [
  HOSPITAL_FINANCE,
  FOOD_BRAND,
  PARCEL_OPERATIONS,
  PLATFORM_ENGINEERING,
  HEALTH_APP_PRODUCT,
];
export const CHIEFS = [
  MANUFACTURING_HR_DIRECTOR,
  INSURANCE_PRIVACY,
  CHIEF_NURSE,
  CITY_ADMINISTRATION,
  PHARMA_SUPPLY_CHAIN_GERMAN,
];
export const SPECIALISTS = [BANK_SECURITY, HOTEL_MANAGEMENT, BIOTECH_RESEARCH, THEATRE_DEVELOPMENT];
