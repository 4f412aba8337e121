import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import type { Resumen } from '#contract/club/resumen.ts';
import type { Cambio } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, diaSemana, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { nombresCortos } from '#domain/persona/apellidos.ts';
import { enLista } from '#domain/texto.ts';
import { ListaAfectados } from '#web/club/afectados/afectados.tsx';
import { LigaCorta } from '#web/club/mesa/liga-corta.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { MeteoPartido } from '#web/club/meteo.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Badge, type BadgeTone } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { tripFrom, useRowBack } from '#web/ui/desk/return-to.ts';
import { Notice } from '#web/ui/states.tsx';
import styles from './panel.module.css';

type TarjetaProps = {
  titulo: string;
  cuantos: number | null;
  tono?: BadgeTone;
  vacia: string;
  children: ReactNode;
};

/** With nothing in it, its sentence alone. */
export function Tarjeta({ titulo, cuantos, tono = 'tierra', vacia, children }: TarjetaProps) {
  const id = useId();
  if (cuantos === 0) return <p className={styles.vacia}>{vacia}</p>;
  return (
    <section className={styles.tarjeta} aria-labelledby={id}>
      <h2 className={styles.titulo} id={id}>
        {titulo} {cuantos ? <Badge tone={tono}>{cuantos}</Badge> : null}
      </h2>
      {children}
    </section>
  );
}

type FilaProps = {
  to: string;
  titulo: ReactNode;
  detalle?: ReactNode;
  lado?: ReactNode;
  /** What pressing it does, drawn as a button. */
  verbo?: string;
  /** On a phone, what is at its side goes under it. */
  apilada?: boolean;
  /** Its match: coming back from it puts the focus on this row. */
  partido?: number;
};

const IDA = tripFrom(rutasPrivadas.panel());

/** A line of a card: all of it leads to where the thing is done, and from there back to the panel. */
export function Fila({ to, titulo, detalle, lado, verbo, partido, apilada }: FilaProps) {
  return (
    <li className={styles.fila}>
      <Link to={to} state={IDA} className={styles.enlace} data-partido={partido} data-apilada={apilada}>
        <span className={styles.texto}>
          <span className={styles.principal}>{titulo}</span>
          {detalle ? <span className={styles.detalle}>{detalle}</span> : null}
        </span>
        {lado ? <span className={styles.lado}>{lado}</span> : null}
        {verbo ? <span className={cx(buttonClass({ size: 's' }), styles.verbo)}>{verbo}</span> : null}
      </Link>
    </li>
  );
}

export const Lista = ({ children }: { children: ReactNode }) => <ul className={styles.lista}>{children}</ul>;

const PRIMEROS = 3;

type PlegadaProps<F> = {
  filas: readonly F[];
  aLaVista?: number;
  /** The match of a line: coming back from one that was folded finds it unfolded. */
  idDe: (fila: F) => number;
  /** Draws the lines that are to be seen. */
  children: (vistas: readonly F[]) => ReactNode;
};

/** A long list shows its first lines; the others are one press away. */
export function Plegada<F>({ filas, aLaVista = PRIMEROS, idDe, children }: PlegadaProps<F>) {
  const vuelta = useRowBack();
  const [abierta, abrir] = useState(() => filas.slice(aLaVista).some((fila) => idDe(fila) === vuelta));
  // A button in the place of one more line would save nothing.
  const sobran = filas.length > aLaVista + 1;
  return (
    <>
      {children(sobran && !abierta ? filas.slice(0, aLaVista) : filas)}
      {sobran ? (
        <Button size="s" look="ghost" aria-expanded={abierta} onClick={() => abrir(!abierta)}>
          {abierta ? 'Ver menos' : `Ver los ${filas.length}`}
        </Button>
      ) : null}
    </>
  );
}

type Aviso = Resumen['avisos'][number];

const TEXTOS: Readonly<Record<Aviso, { titulo: string; texto: string }>> = {
  proxySinDeclarar: {
    titulo: 'Las visitas llegan a través de un proxy que el programa no conoce',
    texto:
      'Mientras siga así, todas cuentan como una sola persona y pueden quedarse fuera a la vez. Avisa a quien mantiene el servidor: tiene que indicar TRUST_PROXY y reiniciar. Si no hay ningún proxy, alguien ha inventado la cabecera y no hay que hacer nada.',
  },
};

/** Problems of the server's configuration that only its maintainer can fix. */
export const Avisos = ({ avisos }: { avisos: readonly Aviso[] }) =>
  avisos.map((aviso) => (
    <div key={aviso} className={styles.aviso}>
      <Notice tone="warn" title={TEXTOS[aviso].titulo}>
        <p>{TEXTOS[aviso].texto}</p>
      </Notice>
    </div>
  ));

/** Where the line that tells of them leads. */
export const NO_PUEDEN = 'no-pueden';
export const EN_PISTA_CERRADA = 'en-pista-cerrada';

const GUARDADOS: Cambio[] = [];

type Tocados = Resumen['noPueden'];

function Primeros({ cuantos: total, primeros }: Tocados) {
  const vistos = primeros.slice(0, PRIMEROS);
  const veRegistro = usePuede('GET /api/private/log/lineas');
  return (
    <>
      <ListaAfectados partidos={vistos} cambios={GUARDADOS} />
      {veRegistro ? (
        <p className={styles.resto}>
          Lo que hagas aquí se deshace en <Link to={rutasPrivadas.registros()}>Registros</Link>.
        </p>
      ) : null}
      {total > vistos.length ? (
        <p className={styles.resto}>Y {total - vistos.length} más, que saldrán cuando resuelvas estos.</p>
      ) : null}
    </>
  );
}

const NADIE = 'Nadie que no pueda jugar tiene partido puesto.';

/** Arranged matches of who is away, injured or struck off, with what can be done about each. Nobody is told with the matches of today. docs/reglas/panel.md */
export function NoPueden({ conLosDeHoy, ...tocados }: Tocados & { conLosDeHoy: boolean }) {
  return (
    // The focus stays here when the last of them is gone.
    <div id={NO_PUEDEN} tabIndex={-1} data-afectados className={styles.foco}>
      {conLosDeHoy && tocados.cuantos === 0 ? null : (
        <Tarjeta titulo="No pueden jugar y tienen partido" cuantos={tocados.cuantos} vacia={NADIE}>
          <Primeros {...tocados} />
        </Tarjeta>
      )}
    </div>
  );
}

/** Arranged matches left on a court that was closed; no card when there are none. docs/reglas/panel.md */
export function EnPistaCerrada(tocados: Tocados) {
  if (tocados.cuantos === 0) return null;
  const titulo = `${cuantos(tocados.cuantos, 'partido', 'partidos')} en una pista cerrada`;
  return (
    <div id={EN_PISTA_CERRADA} tabIndex={-1} data-afectados className={styles.foco}>
      <Tarjeta titulo={titulo} cuantos={null} vacia="">
        <Primeros {...tocados} />
      </Tarjeta>
    </div>
  );
}

type Partido = Resumen['partidos'][number];

/** "Gil – Paz", as in the week; whole for whoever hears it or stops at it. */
function Quienes({ enteros, cortos }: { enteros: string; cortos: string }) {
  return (
    <span title={enteros}>
      <span aria-hidden="true">{cortos}</span>
      <span className="visually-hidden">{enteros}</span>
    </span>
  );
}

function FilaPartido({ partido, cortos }: { partido: Partido; cortos: ReadonlyMap<number, string> }) {
  const { id, fecha, jugador1, jugador2, idJugador1, idJugador2, pista, idLiga, nombreLiga } = partido;
  return (
    <Fila
      to={rutasPrivadas.partido(id)}
      partido={id}
      apilada
      titulo={
        <>
          <time className={styles.hora} dateTime={fecha}>
            {horaDe(fecha)}
          </time>{' '}
          <Quienes
            enteros={`${jugador1} – ${jugador2}`}
            cortos={`${cortos.get(idJugador1)} – ${cortos.get(idJugador2)}`}
          />
        </>
      }
      lado={
        <>
          <MeteoPartido weather={partido.weather} />
          <span className={styles.detalle}>
            {pista ?? 'Pista por decidir'} · <LigaCorta id={idLiga} nombre={nombreLiga} />
          </span>
        </>
      }
    />
  );
}

function Filas({ partidos }: { partidos: readonly Partido[] }) {
  const cortos = nombresCortos(
    new Map(
      partidos.flatMap(({ idJugador1, jugador1, idJugador2, jugador2 }) => [
        [idJugador1, jugador1],
        [idJugador2, jugador2],
      ]),
    ),
  );
  return (
    <Lista>
      {partidos.map((partido) => (
        <FilaPartido key={partido.id} partido={partido} cortos={cortos} />
      ))}
    </Lista>
  );
}

const idDe = ({ id }: Partido): number => id;

type PartidosProps = Pick<Resumen, 'partidos' | 'hoy'>;

/** `nadie`: nobody who cannot play has a match. */
export function Hoy({ partidos, hoy, nadie = false }: PartidosProps & { nadie?: boolean }) {
  const suyos = partidos.filter(({ fecha }) => diaDe(fecha) === hoy);
  const suspende = usePuede('POST /api/private/partidos/suspender');
  return (
    <Tarjeta
      titulo="Los partidos de hoy"
      cuantos={suyos.length}
      tono="azul"
      vacia="Hoy no queda ningún partido por jugar."
    >
      <Plegada filas={suyos} idDe={idDe}>
        {(vistos) => <Filas partidos={vistos} />}
      </Plegada>
      {nadie ? <p className={styles.resto}>{NADIE}</p> : null}
      {suspende ? (
        <p className={styles.resto}>
          ¿Llueve? <Link to={rutasPrivadas.suspender()}>Suspender partidos</Link>
        </p>
      ) : null}
    </Tarjeta>
  );
}

const PorDias = ({ partidos }: { partidos: readonly Partido[] }) =>
  [...Map.groupBy(partidos, ({ fecha }): Dia => diaDe(fecha))].map(([dia, suyos]) => (
    <div key={dia} className={styles.dia}>
      <h3 className={styles.jornada}>{fechaSemana(dia)}</h3>
      <Filas partidos={suyos} />
    </div>
  ));

const trasHoy = ({ partidos, hoy }: PartidosProps): readonly Partido[] =>
  partidos.filter(({ fecha }) => diaDe(fecha) !== hoy);

const PorJugar = ({ partidos }: { partidos: readonly Partido[] }) => (
  <Plegada filas={partidos} idDe={idDe}>
    {(vistos) => <PorDias partidos={vistos} />}
  </Plegada>
);

/** Whether what is left to play is of the weekend that is being prepared: one card tells both. */
export const esElMismo = (suyos: PartidosProps, { dias }: Datos): boolean =>
  trasHoy(suyos).some(({ fecha }) => dias.includes(diaDe(fecha)));

export function FinDeSemana({ partidos, hoy }: PartidosProps) {
  const resto = trasHoy({ partidos, hoy });
  return (
    <Tarjeta
      titulo="Los partidos del fin de semana"
      cuantos={resto.length}
      tono="azul"
      vacia="No hay más partidos hasta el domingo. Con «Nueva propuesta» se preparan los siguientes."
    >
      <PorJugar partidos={resto} />
    </Tarjeta>
  );
}

/** One line: how many, and where it is told why. docs/reglas/pronostico.md */
export function SeRetrasan({ ligas }: { ligas: Resumen['seRetrasan'] }) {
  const puede = usePuede('POST /api/private/ligas/pronostico');
  if (!puede || ligas.length === 0) return null;
  const nombres = enLista(ligas.map(({ nombre }) => nombre));
  return (
    <div className={styles.aviso}>
      <Notice tone="warn">
        <p>
          A este ritmo no {ligas.length === 1 ? 'acaba' : 'acaban'} a tiempo {nombres}.{' '}
          <Link to={rutasPrivadas.pronostico()}>Ver por qué y qué lo arreglaría</Link>
        </p>
      </Notice>
    </div>
  );
}

type Datos = Resumen['preparar'];

const DOMINGO = 0;
const nombreDeDia = (dia: string): string => (diaSemana(dia) === DOMINGO ? 'domingo' : 'sábado');

const diaYMes = (dia: string): string => fechaSemana(dia).split(', ')[1] ?? dia;

/** "Ana Gil (sábado y domingo), Luis Paz (domingo) y 3 más". */
function quienes({ cuantos: total, primeros }: Datos['ausentes']): string {
  const nombres = primeros.map(({ nombre, dias }) => `${nombre} (${enLista(dias.map(nombreDeDia))})`);
  const resto = total - primeros.length;
  return enLista(resto > 0 ? [...nombres, `${resto} más`] : nombres);
}

function FilaLiga({ tipo, partidos, dia }: Datos['ligas'][number] & { dia: string }) {
  return (
    <Fila
      to={rutasPrivadas.propuestaPara(tipo, dia)}
      titulo={CLASES[tipo].nombre}
      detalle={
        partidos === 0
          ? 'Nadie tiene partido: genera la propuesta'
          : cuantos(partidos, 'partido puesto', 'partidos puestos')
      }
      lado={partidos === 0 ? <Badge tone="warn">Sin propuesta</Badge> : <Badge tone="ok">Puesta</Badge>}
    />
  );
}

type DiaDePistas = Datos['pistas']['dias'][number] & { activas: number };

function FilaDia({ dia, partidos, pistas, cerradas, activas }: DiaDePistas) {
  const aparte = cerradas > 0 ? ` y ${cuantos(cerradas, 'cerrada', 'cerradas')}` : '';
  return (
    <Fila
      to={rutasPrivadas.partidosDelDia(dia)}
      titulo={fechaSemana(dia)}
      detalle={`${cuantos(partidos, 'partido', 'partidos')} en ${pistas} de ${cuantos(activas, 'pista activa', 'pistas activas')}${aparte}`}
    />
  );
}

/** The weekend that can still be changed in peace: what is set, where, and who cannot. docs/reglas/panel.md */
export function Preparar({ preparar, suyos }: Pick<Resumen, 'preparar'> & { suyos?: PartidosProps }) {
  const { dias, ligas, pistas, ausentes } = preparar;
  const [sabado = ''] = dias;
  const partidos = suyos ? trasHoy(suyos) : [];
  return (
    <Tarjeta
      titulo={`El fin de semana del ${diaYMes(sabado)}`}
      cuantos={partidos.length || null}
      tono="azul"
      vacia=""
    >
      <Lista>
        {ligas.map((liga) => (
          <FilaLiga key={liga.tipo} {...liga} dia={sabado} />
        ))}
        {pistas.dias.map((uno) => (
          <FilaDia key={uno.dia} {...uno} activas={pistas.activas} />
        ))}
        <Fila
          to={rutasPrivadas.incidencias()}
          titulo={
            ausentes.cuantos === 0
              ? 'Nadie ha dicho que no pueda'
              : cuantos(ausentes.cuantos, 'no puede jugar', 'no pueden jugar')
          }
          detalle={<span className={styles.nombres}>{quienes(ausentes)}</span>}
        />
      </Lista>
      {partidos.length > 0 ? <PorJugar partidos={partidos} /> : null}
    </Tarjeta>
  );
}
