import { extractIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { sinEspacios } from '#domain/cobro/sepa.ts';

/** Where banks collect by the account alone: the Union, Iceland, Liechtenstein and Norway. */
const EEE = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

export const fueraDelEEE = (iban: string): boolean =>
  !EEE.has(extractIBAN(sinEspacios(iban)).countryCode ?? '');

/** Whether an IBAN, with or without spaces, is right and of a country where SEPA collects. */
export function ibanValido(escrito: string): boolean {
  const iban = sinEspacios(escrito);
  return isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2));
}
