import type { Problema } from '#domain/problema.ts';
import type { Acuse } from './acuse.ts';
import { esEmail } from './documento.ts';
import { type Campo, ibanOculto } from './ficha.ts';

/** Subject and body of a mail, plain text. */
type Redactado = { asunto: string; texto: string };

const linea = ({ etiqueta, valor }: Campo): string =>
  valor.includes('\n') ? `${etiqueta}:\n${valor}` : `${etiqueta}: ${valor}`;

const lineas = (campos: readonly Campo[]): string => campos.map(linea).join('\n');

const parrafos = (...trozos: readonly string[]): string =>
  `${trozos.filter((trozo) => trozo !== '').join('\n\n')}\n`;

const MAX_ASUNTO = 150;
const ESPACIOS = /\s+/g;

/** One short line, whatever was typed. */
const enAsunto = (texto: string): string => texto.replace(ESPACIOS, ' ').trim().slice(0, MAX_ASUNTO);

type Consulta = { titulo: string; nombre: string; campos: readonly Campo[] };

/** What a contact message or a trial request says to the club. */
const consultaAlClub = ({ titulo, nombre, campos }: Consulta): Redactado => ({
  asunto: enAsunto(`${titulo}: ${nombre}`),
  texto: parrafos(`${titulo} recibida por la web.`, lineas(campos)),
});

/** The copy for who sent it. */
const copiaDeConsulta = ({ titulo, campos }: Consulta, club: string): Redactado => ({
  asunto: enAsunto(`${titulo} enviada a ${club}`),
  texto: parrafos(
    'Hola:',
    'Hemos recibido lo que nos has enviado por la web y te responderemos a la mayor brevedad posible. Esta es tu copia:',
    lineas(campos),
    club,
  ),
});

/** A letter with nothing attached: to whom, and to whom its answer goes. */
type Carta = Redactado & { para: string; responderA: string | null; lleva: 'nada' };

/** The two letters of a message: to the mailbox of its purpose and, when they left an address, to who wrote it. */
export function cartasDe(
  consulta: Consulta,
  { buzon, email, club }: { buzon: string; email: string | null; club: string },
): { correo: Carta; copia: Carta | null } {
  const remitente = email !== null && esEmail(email) ? email : null;
  return {
    correo: { para: buzon, responderA: remitente, lleva: 'nada', ...consultaAlClub(consulta) },
    copia:
      remitente === null
        ? null
        : { para: remitente, responderA: buzon, lleva: 'nada', ...copiaDeConsulta(consulta, club) },
  };
}

type Inscrita = {
  etiqueta: string;
  nombre: string;
  datos: readonly Campo[];
  banco: readonly Campo[];
  avisos: readonly Problema[];
};

/**
 * What of an enrolment is told in the body of a mail; the rest goes in its PDF. Neither health data nor what is
 * typed freely, where people tell of it.
 */
const EN_CUERPO = new Set([
  'tipo',
  'subtipo',
  'nombre',
  'apellidos',
  'telefono',
  'email',
  'centro',
  'dias',
  'total',
  'referencia',
]);

const enCuerpo = ({ campo }: Campo): boolean => EN_CUERPO.has(campo) || campo.startsWith('semana');

const cuenta = (banco: readonly Campo[]): Campo[] =>
  banco
    .filter(({ campo }) => campo === 'cuentaIBAN')
    .map((iban) => ({ ...iban, valor: ibanOculto(iban.valor) }));

const resumen = ({ datos, banco }: Inscrita): string => lineas([...datos.filter(enCuerpo), ...cuenta(banco)]);

/** What an enrolment says to the club. */
export const inscripcionAlClub = (inscrita: Inscrita): Redactado => ({
  asunto: enAsunto(`Inscripción en ${inscrita.etiqueta}: ${inscrita.nombre}`),
  texto: parrafos(
    'Inscripción recibida por la web. Los datos completos van en el PDF; los de salud, si los hay, solo se ven en la zona privada.',
    resumen(inscrita),
    inscrita.avisos.length > 0
      ? `Para revisar:\n${inscrita.avisos.map(({ message }) => `- ${message}`).join('\n')}`
      : '',
  ),
});

const lista = (titulo: string, frases: readonly string[]): string =>
  frases.length > 0 ? `${titulo}:\n${frases.map((frase) => `- ${frase}`).join('\n')}` : '';

/**
 * The copy for who enrols: what the page told. Nothing that was typed is in it, because nobody knows yet whose
 * address it goes to.
 */
export const copiaDeInscripcion = (
  etiqueta: string,
  { referencia, pedido, falta, sigue }: Acuse,
  { nombre, telefono }: { nombre: string; telefono: string },
): Redactado => ({
  asunto: enAsunto(`Tu inscripción en ${etiqueta}${referencia ? ` (${referencia})` : ''}`),
  texto: parrafos(
    'Hola:',
    'Hemos recibido la inscripción. Adjuntamos una copia en PDF; guárdala.',
    referencia ? `Referencia: ${referencia}` : '',
    lineas(pedido),
    lista('Falta', falta),
    lista('Ahora', sigue),
    `${nombre}\n${telefono}`,
  ),
});
