/** People of many lines of work with requirements and verdicts, by field. Every company and person is invented. */

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

export const IN_FINANCE_LAW_AND_PEOPLE = [
  HOSPITAL_FINANCE,
  ENERGY_LAW,
  INSURANCE_PRIVACY,
  MANUFACTURING_HR_DIRECTOR,
];
export const IN_OPERATIONS_AND_GENERAL_MANAGEMENT = [
  STORE_OPERATIONS,
  AEROSPACE_PLANT,
  PARCEL_OPERATIONS,
  CHIEF_NURSE,
  FOOD_BANK,
  CITY_ADMINISTRATION,
  HOTEL_MANAGEMENT,
];
export const IN_TECHNOLOGY_AND_SCIENCE = [
  HOSPITAL_TECHNOLOGY,
  PLATFORM_ENGINEERING,
  BANK_SECURITY,
  BIOTECH_RESEARCH,
];
export const IN_PRODUCT_AND_MARKETS = [
  PAYMENTS_PRODUCT,
  HEALTH_APP_PRODUCT,
  SOFTWARE_MARKETING,
  FOOD_BRAND,
  THEATRE_DEVELOPMENT,
  DEVICE_SALES,
];
/** People of any line of work whose resume and requirements are in German, French or Spanish. */
export const IN_OTHER_LANGUAGES = [
  ENGINEERING_FINANCE_GERMAN,
  HEALTH_SOFTWARE_GERMAN,
  PHARMA_SUPPLY_CHAIN_GERMAN,
  HUMAN_RESOURCES_FRENCH,
  SOFTWARE_FINANCE_FRENCH,
  TOURISM_MARKETING_SPANISH,
  FOOD_OPERATIONS_SPANISH,
];
