import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { club } from '#club';
import type { Quedando as EnCurso, Llamado } from '#contract/cuentas/mis-partidos.ts';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, diaDe, diasEntre, horaDe } from '#domain/fecha.ts';
import { diaBreve, fechaSemana } from '#domain/fecha-texto.ts';
import { porFecha } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { aplazadoPor } from '#domain/partido/resultado.ts';
import { enlacesDe } from '#domain/persona/contacto.ts';
import { conMayuscula, dePila } from '#domain/texto.ts';
import { HuecosDeAplazado, useAcciones } from '#web/club/afectados/afectados.tsx';
import { trasPreguntar } from '#web/club/avisos/avisos.tsx';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import { Contacto, quienesDe } from '#web/club/mesa/contacto.tsx';
import { LigaCorta } from '#web/club/mesa/cortos.tsx';
import { avisarHecho, useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos, parejaDe } from '#web/club/mesa/palabras.ts';
import { PartidoDeMesa } from '#web/club/mesa/partido.tsx';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { ladosDe, rivalDe } from '#web/club/piezas/partido-visto.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useListState } from '#web/ui/desk/return-to.ts';
import { showToast } from '#web/ui/toast.tsx';

const A_SU_LADO = cx('flex flex-wrap items-center gap-2');

/** A line for each on a laptop, under the names of its columns; on a phone, under the names of the two. */
const FILA = cx('grid grid-cols-end items-center gap-x-3 gap-y-1 px-3 py-1 max-md:px-gutter');
const DATOS = cx('min-w-0 text-s leading-snug wrap-anywhere lg:flex lg:items-baseline lg:gap-x-3');
const COLUMNAS = {
  quienes: cx('lg:flex-2'),
  desde: cx('lg:w-3xs lg:flex-none'),
  division: cx('lg:w-18 lg:flex-none'),
  porque: cx('max-lg:block lg:flex-1'),
  buscar: cx('lg:w-thumb'),
};
const DETALLE = cx('text-xs text-ink-soft');

const cuando = (fecha: string): string => `${fechaSemana(fecha)}, ${horaDe(fecha)}`;

/** Where they are written to, with that written; null of who has no telephone. */
function whatsappDe(telefono: string | null, texto: string): string | null {
  const enlaces = enlacesDe(telefono);
  return enlaces && `${enlaces.whatsapp}?text=${encodeURIComponent(texto)}`;
}

const textoPara = (token: string): string =>
  `${club.nombre}: tienes un partido aplazado sin fecha. Marca aquí qué horas te vienen bien y queda puesto en cuanto coincidáis. Es tu enlace, solo para ti: ${window.location.origin}${rutas.mi(token)}`;

/** A link of their own goes with it, made for the occasion: the one they had opens nothing any more. */
async function recordar({ id, telefono }: Llamado): Promise<string> {
  // Opened before waiting for the answer: after it, the browser takes it for a window that nobody asked for.
  const ventana = enlacesDe(telefono) && window.open('', '_blank');
  try {
    const { token } = await call('POST /api/private/jugadores/:id/enlace', { params: { id } });
    if (ventana) {
      ventana.opener = null;
      ventana.location.href = whatsappDe(telefono, textoPara(token)) ?? '';
      return 'Mensaje abierto en WhatsApp, con un enlace nuevo';
    }
    await call('POST /api/private/jugadores/:id/enlace/correo', { params: { id }, body: { token } });
    return 'Le mandamos su enlace por correo';
  } catch (error) {
    ventana?.close();
    throw error;
  }
}

function Recordar({ jugador }: { jugador: Llamado }) {
  const puede = usePuede('POST /api/private/jugadores/:id/enlace');
  const { hacer, haciendo } = useHacer(
    () => recordar(jugador),
    (texto) => showToast(texto, 'success'),
  );
  const { nombre, telefono, email } = jugador;
  const porTelefono = enlacesDe(telefono) !== null;
  if (!(porTelefono || (email && club.mandaCorreos)))
    return (
      <small>
        {nombre} no tiene teléfono{email ? ', y no hay servidor de correo' : ' ni email'}
      </small>
    );
  if (!puede) return null;
  return (
    <Button size="s" busy={haciendo} onClick={() => hacer()}>
      Recordar a {dePila(nombre)} {porTelefono ? 'por WhatsApp' : 'por correo'}
      <span className="visually-hidden">({nombre})</span>
    </Button>
  );
}

const RUTA_QUEDAN = 'POST /api/private/partidos/:id/quedan';

/** In the place that both can. */
function Confirmar({ partido: { id, jugadores }, fecha }: { partido: EnCurso; fecha: string }) {
  const nombres = jugadores.map(({ nombre }) => nombre).join(' – ');
  const { hacer, haciendo } = useHacer(
    () =>
      trasPreguntar(
        RUTA_QUEDAN,
        { params: { id }, body: { fecha } },
        { title: `¿Poner ${nombres} el ${cuando(fecha)}?`, action: 'Poner' },
      ),
    () => avisarHecho(`${nombres}: ${cuando(fecha)}.`),
  );
  if (!usePuede(RUTA_QUEDAN)) return null;
  return (
    <Button size="s" look="primary" busy={haciendo} onClick={() => hacer()}>
      Ponerlo ahí
      <span className="visually-hidden"> {nombres}</span>
    </Button>
  );
}

/** What the two have said of when they can, where the club lets them arrange it. */
export function respuestaDe({ jugadores, comunes }: Pick<EnCurso, 'jugadores' | 'comunes'>): string {
  const [fecha] = comunes;
  if (fecha) return `Los dos pueden el ${cuando(fecha)}`;
  const callados = jugadores.filter(({ horas }) => horas === 0).map(({ nombre }) => dePila(nombre));
  if (callados.length === 0) return 'Los dos han marcado horas, pero no coinciden';
  return callados.length === 2 ? 'Ninguno ha contestado' : `Falta que conteste ${callados[0]}`;
}

/** "hoy", "hace 3 días", "hace 5 semanas". */
export function haceCuanto(desde: Dia, hoy: Dia): string {
  const dias = diasEntre(desde, hoy);
  if (dias < 0) return 'aún por llegar';
  if (dias === 0) return 'hoy';
  const semanas = Math.floor(dias / 7);
  return `hace ${semanas < 2 ? cuantos(dias, 'día', 'días') : cuantos(semanas, 'semana', 'semanas')}`;
}

/** More than these days is long: it is told in words and colour. */
const MUCHO = 6 * 7;

function Espera({ desde }: { desde: Dia }) {
  const hoy = hoyDelClub();
  const texto = conMayuscula(haceCuanto(desde, hoy));
  return diasEntre(desde, hoy) > MUCHO ? <strong className="text-warn">{texto}</strong> : texto;
}

/** Reasons that are of nobody in particular, whoever put it off. */
const DE_NADIE = /lluvia|llov|tormenta|obras|pista|mutuo acuerdo/i;

/** That it was put off is known: "Se aplazó por lluvia." leaves "por lluvia". */
const motivoDe = (nota: string): string => nota.replace(/^se aplazó /i, '').replace(/\.$/, '');

/** Who asked for it and what was noted: "Lorena: viaje de trabajo", or "Lo aplazó el club". */
export function porQue(partido: PartidoFila): string {
  const motivo = motivoDe(partido.observaciones ?? '');
  if (DE_NADIE.test(motivo)) return conMayuscula(motivo);
  const quien = aplazadoPor(conDesenlace(partido));
  const nombre = quien === 1 || quien === 2 ? dePila(partido[`jugador${quien}`]) : 'el club';
  return motivo ? `${conMayuscula(nombre)}: ${motivo}` : `Lo aplazó ${nombre}`;
}

type Persona = ReturnType<typeof quienesDe>[number] & { idLado: number };

/** Who plays it, a person at a time. */
const genteDe = (partido: PartidoFila, jugadores: readonly JugadorFila[]): Persona[] =>
  ladosDe(partido).flatMap(({ id: idLado }) =>
    jugadores
      .filter(({ id }) => id === idLado)
      .flatMap((lado) => quienesDe(lado, jugadores).map((persona) => ({ ...persona, idLado }))),
  );

type GenteProps = { partido: PartidoFila; gente: readonly Persona[] };

/** A message to each that has a telephone, written. */
const PorWhatsApp = ({ partido, gente }: GenteProps) =>
  gente.map(({ id, idLado, nombre, telefono }) => {
    const [suyo, rival] = [dePila(nombre), rivalDe(idLado, { lados: ladosDe(partido) }).nombre];
    const texto = `Hola, ${suyo}: te falta por jugar el partido aplazado contra ${rival} (${partido.liga}). ¿Qué días te vienen bien?`;
    const href = whatsappDe(telefono, texto);
    return href ? (
      <a key={id} className={buttonClass({ size: 's' })} href={href} target="_blank" rel="noreferrer">
        WhatsApp a {suyo}
      </a>
    ) : null;
  });

/** All of them with their telephone, to agree by speaking. */
const Contactos = ({ gente }: Pick<GenteProps, 'gente'>) => (
  <p className={A_SU_LADO}>
    {gente.map((quien) => (
      <span key={quien.id} className="inline-flex items-center gap-1">
        {quien.nombre} <Contacto quien={quien} corto />
      </span>
    ))}
  </p>
);

type FilaProps = {
  partido: PartidoFila;
  enCurso: EnCurso | undefined;
  mover: ReturnType<typeof useAcciones>;
};

/** What can be done about it: the places where it fits, and a word to its players. */
function Abierto({ partido, enCurso, mover }: FilaProps) {
  const { data = [] } = useJugadores();
  const gente = genteDe(partido, data);
  const callados = enCurso?.jugadores.filter(({ horas }) => horas === 0) ?? [];
  const escribe = usePuede('GET /api/private/jugadores');
  return (
    <div className="grid gap-2 pt-1 pb-2 text-s">
      <HuecosDeAplazado partido={partido} mover={mover} />
      {escribe ? <Contactos gente={gente} /> : null}
      <div className={A_SU_LADO}>
        {callados.map((jugador) => (
          <Recordar key={jugador.id} jugador={jugador} />
        ))}
        {callados.length === 0 && escribe ? <PorWhatsApp partido={partido} gente={gente} /> : null}
      </div>
    </div>
  );
}

function Fila(props: FilaProps) {
  const { partido, enCurso } = props;
  const [abierto, abrir] = useState(false);
  const state = useListState();
  const puede = usePuede('POST /api/private/partidos/:id/huecos');
  const id = useId();
  const nombres = parejaDe(partido);
  const fecha = enCurso?.comunes[0];
  return (
    <li className={cx(FILA, 'border-hairline not-first:border-t')}>
      <span className={DATOS}>
        <span className={cx(COLUMNAS.quienes, 'flex font-semibold')}>
          <PartidoDeMesa size="linea" partido={partido} parts={[]} ida={state} />
        </span>
        <small className={cx(COLUMNAS.desde, DETALLE)}>
          <Espera desde={diaDe(partido.fecha)} /> ({diaBreve(partido.fecha)})
        </small>
        <small className={cx(COLUMNAS.division, DETALLE)}>
          <span className="lg:hidden"> · </span>
          <LigaCorta id={partido.idLiga} nombre={partido.liga} />
        </small>
        <small className={cx(COLUMNAS.porque, DETALLE)}>{porQue(partido)}</small>
        {enCurso ? (
          <small className={cx(COLUMNAS.porque, DETALLE)} data-respuesta>
            {respuestaDe(enCurso)}
          </small>
        ) : null}
      </span>
      <span className={A_SU_LADO}>
        {enCurso && fecha ? <Confirmar partido={enCurso} fecha={fecha} /> : null}
        {puede ? (
          <Button
            size="s"
            className={cx(COLUMNAS.buscar, 'text-xs whitespace-nowrap lg:min-h-0 lg:py-1')}
            aria-expanded={abierto}
            aria-controls={id}
            aria-label={`Buscar hueco a ${nombres}`}
            onClick={() => abrir(!abierto)}
          >
            {abierto ? 'Cerrar' : 'Buscar hueco'}
          </Button>
        ) : null}
      </span>
      <div id={id} className="col-span-full empty:hidden" aria-live="polite">
        {abierto ? <Abierto {...props} /> : null}
      </div>
    </li>
  );
}

/** First those that only wait for the club, then who has waited longest. */
export const porEspera = (
  partidos: readonly PartidoFila[],
  conHora: (id: number) => boolean,
): PartidoFila[] =>
  partidos.toSorted((a, b) => Number(conHora(b.id)) - Number(conHora(a.id)) || porFecha(a, b));

/** What was put off and is still owed: who, since when, why, who has answered, and what to do. docs/reglas/enlaces-personales.md */
export function Aplazados({ partidos }: { partidos: readonly PartidoFila[] }) {
  const { data } = useQuery({
    queryKey: ['partidos', 'quedando'],
    queryFn: () => call('GET /api/private/partidos/quedando', {}),
  });
  const lista = useRef<HTMLUListElement>(null);
  const mover = useAcciones(() => lista.current?.focus({ preventScroll: true }));
  const enCurso = new Map((data?.modo ? data.partidos : []).map((uno) => [uno.id, uno]));
  return (
    <>
      <div
        className={cx(
          FILA,
          'rounded-t-l border border-b-0 border-hairline bg-surface-sunk font-semibold text-ink-soft max-lg:hidden dark:bg-surface',
        )}
        aria-hidden="true"
      >
        <span className={DATOS}>
          <small className={cx(COLUMNAS.quienes, DETALLE)}>Partido</small>
          <small className={cx(COLUMNAS.desde, DETALLE)}>Desde cuándo</small>
          <small className={cx(COLUMNAS.division, DETALLE)}>División</small>
          <small className={cx(COLUMNAS.porque, DETALLE)}>Por qué</small>
        </span>
        <span className={COLUMNAS.buscar} />
      </div>
      <ul
        ref={lista}
        className="surface max-md:-mx-gutter max-md:rounded-none max-md:border-x-0 lg:rounded-t-none"
        tabIndex={-1}
        aria-label="Partidos aplazados"
      >
        {porEspera(partidos, (id) => (enCurso.get(id)?.comunes.length ?? 0) > 0).map((partido) => (
          <Fila key={partido.id} partido={partido} enCurso={enCurso.get(partido.id)} mover={mover} />
        ))}
      </ul>
    </>
  );
}
