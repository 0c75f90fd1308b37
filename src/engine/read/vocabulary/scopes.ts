/** Recognises the scope of a title (a region or department), which is never an employer. */
import { alphanumericKey } from '../../language/text/keys';

const REGIONS =
  'emea apac amer amers apj anz latam mena dach cee nordics nordic benelux iberia asean gcc americas europe asia africa oceania global worldwide international asiapacific northamerica southamerica latinamerica middleeast easterneurope westerneurope centraleurope southeastasia us usa uk eu ukandireland ukireland usandcanada east west north south central northeast northwest southeast southwest';
const DEPARTMENTS =
  'hr it rd ict pr ux icu er qa qc sre crm erp strategy operations finance marketing sales engineering product products legal procurement purchasing logistics supplychain communications compliance risk audit tax treasury technology data analytics design research manufacturing production quality security cybersecurity commercial growth partnerships alliances people talent recruiting recruitment humanresources publicaffairs investorrelations customersuccess customerexperience businessdevelopment corporatedevelopment informationtechnology digital innovation transformation sustainability platform infrastructure cloud mobile frontend backend nursing surgery pediatrics cardiology oncology radiology emergency criticalcare intensivecare retail wholesale enterprise consumer b2b';

const SCOPES = new Set(`${REGIONS} ${DEPARTMENTS}`.split(' '));

/** Whether a part after a title ('Nurse Manager, ICU', 'Vice President of Sales, APAC') only names its scope. */
export function isScope(text: string): boolean {
  const parts = text.split(/(?:(?<!\s)\s+)?(?:&|\/|\band\b|\+)\s*/i).filter(Boolean);
  return parts.length > 0 && parts.every((part) => SCOPES.has(alphanumericKey(part)));
}
