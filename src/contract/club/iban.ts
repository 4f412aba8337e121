import { isSEPACountry, isValidIBAN } from 'ibantools';
import { sinEspacios } from '#domain/cobro/sepa.ts';

/** Whether an IBAN, with or without spaces, is right and of a country where SEPA collects. */
export function ibanValido(escrito: string): boolean {
  const iban = sinEspacios(escrito);
  return isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2));
}
