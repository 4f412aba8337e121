import type { FechaHora } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import type { Problema } from '#domain/problema.ts';
import { enLista } from '#domain/texto.ts';
import { type Acuse, DIAS_DE_COPIA, PARA_DESPUES, PEDIDO } from './acuse.ts';
import { esEmail } from './datos.ts';
import { type Campo, ibanOculto } from './ficha.ts';

type Redactado = { asunto: string; texto: string };

const linea = ({ etiqueta, valor }: Campo): string =>
  valor.includes('\n') ? `${etiqueta}:\n${valor}` : `${etiqueta}: ${valor}`;

const lineas = (campos: readonly Campo[]): string => campos.map(linea).join('\n');

const parrafos = (...trozos: readonly string[]): string =>
  `${trozos.filter((trozo) => trozo !== '').join('\n\n')}\n`;

const lista = (titulo: string, frases: readonly string[]): string =>
  frases.length > 0 ? `${titulo}:\n${frases.map((frase) => `- ${frase}`).join('\n')}` : '';

const MAX_ASUNTO = 150;
const ESPACIOS = /\s+/g;

const enAsunto = (texto: string): string => texto.replace(ESPACIOS, ' ').trim().slice(0, MAX_ASUNTO);

type Consulta = {
  titulo: string;
  nombre: string;
  campos: readonly Campo[];
  sigue: readonly string[];
};

type Club = { nombre: string; telefono: string; conArticulo: { en: string } };

const consultaAlClub = ({ titulo, nombre, campos }: Consulta): Redactado => ({
  asunto: enAsunto(`${titulo}: ${nombre}`),
  texto: parrafos(`${titulo} recibida por la web.`, lineas(campos)),
});

/** For the mailbox that received them until then. */
export const buzonCambiado = (
  { usuario, ahoraVan }: { usuario: string; ahoraVan: readonly string[] },
  { nombre, conArticulo }: { nombre: string; conArticulo: { de: string } },
): Redactado => ({
  asunto: enAsunto(`Las inscripciones ${conArticulo.de} ya no llegan a este correo`),
  texto: parrafos(
    'Hola:',
    `Hasta ahora llegaban a este correo inscripciones de la web ${conArticulo.de}, con sus datos bancarios y sus archivos. Desde ahora llegan a ${enLista(ahoraVan)}: lo ha cambiado «${usuario}» en Datos del club.`,
    'Si no lo esperabas, dilo en el club cuanto antes: quien lleva los usuarios de la mesa puede deshacerlo en Registros y desactivar esa cuenta.',
    nombre,
  ),
});

const SIN_TELEFONO = 'Un teléfono, por si es más rápido llamarte: mándanoslo respondiendo a este correo.';

/** For who sent it. It repeats nothing that was typed: nobody knows whose address it goes to. */
const acuseDeConsulta = (
  { titulo, sigue, campos }: Consulta,
  cuando: FechaHora,
  { nombre, telefono, conArticulo }: Club,
): Redactado => ({
  asunto: enAsunto(`${titulo} recibida ${conArticulo.en}`),
  texto: parrafos(
    'Hola:',
    `${titulo} recibida por la web el ${fechaCorta(cuando)}. Te responderemos a la mayor brevedad posible.`,
    lista('Ahora', sigue),
    lista('Falta', campos.some(({ campo }) => campo === 'telefono') ? [] : [SIN_TELEFONO]),
    `Si es urgente, llámanos al ${telefono}. Si no nos has escrito tú, alguien ha puesto tu dirección por error: no tienes que hacer nada.`,
    nombre,
  ),
});

/** A letter with nothing attached: to whom, and to whom its answer goes. */
type Carta = Redactado & { para: string; responderA: string | null; lleva: 'nada' };

/** The two letters of a message: to the mailbox of its purpose and, when they left an address, to who wrote it. */
export function cartasDe(
  consulta: Consulta,
  { buzon, email, cuando, club }: { buzon: string; email: string | null; cuando: FechaHora; club: Club },
): { correo: Carta; copia: Carta | null } {
  const remitente = email !== null && esEmail(email) ? email : null;
  const acuse = acuseDeConsulta(consulta, cuando, club);
  return {
    correo: { para: buzon, responderA: remitente, lleva: 'nada', ...consultaAlClub(consulta) },
    copia: remitente === null ? null : { para: remitente, responderA: buzon, lleva: 'nada', ...acuse },
  };
}

type Inscrita = {
  etiqueta: string;
  nombre: string;
  datos: readonly Campo[];
  banco: readonly Campo[];
  avisos: readonly Problema[];
};

/** What of an enrolment the body of a mail tells: neither health data nor what is typed freely. */
const EN_CUERPO = new Set([...PEDIDO, 'nombre', 'apellidos', 'telefono', 'email', 'dias', 'referencia']);

const enCuerpo = ({ campo }: Campo): boolean => EN_CUERPO.has(campo) || campo.startsWith('semana');

const cuenta = (banco: readonly Campo[]): Campo[] =>
  banco
    .filter(({ campo }) => campo === 'cuentaIBAN')
    .map((iban) => ({ ...iban, valor: ibanOculto(iban.valor) }));

const resumen = ({ datos, banco }: Inscrita): string => lineas([...datos.filter(enCuerpo), ...cuenta(banco)]);

export const inscripcionAlClub = (inscrita: Inscrita): Redactado => ({
  asunto: enAsunto(`Inscripción en ${inscrita.etiqueta}: ${inscrita.nombre}`),
  texto: parrafos(
    'Inscripción recibida por la web. Los datos completos van en el PDF; los de salud, si los hay, solo se ven en la zona privada.',
    resumen(inscrita),
    lista(
      'Para revisar',
      inscrita.avisos.map(({ message }) => message),
    ),
  ),
});

const HUECO = '{copia}\n\n';

/** The mail as it leaves: with the link to the copy, or without a word of it where there is none. */
export const conEnlace = (texto: string, url: string | null): string =>
  texto.replace(
    HUECO,
    url === null ? '' : `Descarga tu copia en PDF (el enlace vale ${DIAS_DE_COPIA} días):\n${url}\n\n`,
  );

/** What who enrols is sent: nothing that was typed, because nobody knows yet whose address it is. */
export const copiaDeInscripcion = (
  etiqueta: string,
  { referencia, pedido, falta, sigue }: Acuse,
  { nombre, telefono, hayEnlace }: Pick<Club, 'nombre' | 'telefono'> & { hayEnlace: boolean },
): Redactado => ({
  asunto: enAsunto(`Tu inscripción en ${etiqueta}${referencia ? ` (${referencia})` : ''}`),
  texto: parrafos(
    'Hola:',
    'Hemos recibido la inscripción.',
    hayEnlace ? HUECO.trim() : '',
    referencia ? `Referencia: ${referencia}` : '',
    lineas(pedido),
    lista(PARA_DESPUES.titulo, falta),
    lista('Ahora', sigue),
    `${nombre}\n${telefono}`,
  ),
});
