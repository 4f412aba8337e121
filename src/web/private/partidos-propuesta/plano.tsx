import { type CSSProperties, useRef } from 'react';
import { type Dia, fechaHora, horaDe, minutosDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { PASO_MINUTOS } from '#domain/liga/liga.ts';
import { ocupa } from '#domain/partido/ocupacion.ts';
import { Bloque, lugar } from './bloque.tsx';
import type { Listas } from './entorno.ts';
import { diasDe, type Linea } from './estado.ts';
import styles from './plano.module.css';
import { problemasDe } from './problemas.ts';
import { franjaDe, type Sitio, sitioDe, type Tablero } from './sitio.ts';
import { useArrastre } from './use-arrastre.ts';
import type { MesaPropuesta } from './use-propuesta.ts';

type Props = { mesa: MesaPropuesta; listas: Listas };

/** Courts that may be used, and those the lines are on. */
function pistasDe({ estado: { lineas, opciones } }: MesaPropuesta, { pistas }: Listas): number[] {
  const usadas = new Set(lineas.map(({ idPista }) => idPista));
  return pistas
    .filter(
      ({ id, estado }) => usadas.has(id) || (estado === 'activa' && !opciones.noDisponibles.includes(id)),
    )
    .map(({ id }) => id);
}

function tableroDe(mesa: MesaPropuesta, listas: Listas): Tablero {
  const { estado, entorno, duracionDe } = mesa;
  const deLigas = [...new Set(estado.lineas.map(({ idLiga }) => idLiga))].flatMap(
    (id) => entorno.ligas.get(id ?? 0) ?? [],
  );
  const deLineas = estado.lineas.flatMap((linea) => {
    if (linea.fecha === null) return [];
    const inicio = minutosDe(linea.fecha);
    return [{ inicio, fin: inicio + duracionDe(linea) }];
  });
  return {
    dias: diasDe(estado),
    pistas: pistasDe(mesa, listas),
    franja: franjaDe([...deLigas, ...deLineas]),
  };
}

type DiaProps = Props & { dia: Dia; tablero: Tablero; arrastre: ReturnType<typeof useArrastre> };

/** What is already saved: it is seen, and not moved. */
function Guardados({ mesa, dia, tablero }: DiaProps) {
  const { franja, pistas } = tablero;
  const porHora = mesa.entorno.partidos.toSorted((uno, otro) => (uno.fecha < otro.fecha ? -1 : 1));
  return porHora.flatMap((partido) => {
    const sitio = sitioDe(partido);
    if (!sitio || sitio.dia !== dia || !ocupa(partido) || !pistas.includes(sitio.idPista)) return [];
    const fin = sitio.inicio + partido.duracion;
    if (sitio.inicio < franja.desde || fin > franja.hasta) return [];
    const { jugadores } = mesa.entorno;
    return [
      <p key={partido.id} className={styles.ocupado} style={lugar(sitio, partido.duracion, tablero)}>
        <span className="visually-hidden">Ya guardado, {mesa.entorno.pistas.get(sitio.idPista)}: </span>
        {horaDe(partido.fecha)} {jugadores.get(partido.idJugador1)} – {jugadores.get(partido.idJugador2)}
      </p>,
    ];
  });
}

function rotuloDe({ entorno: { jugadores } }: MesaPropuesta, { idJugador1, idJugador2 }: Linea): string {
  if (idJugador1 === null && idJugador2 === null) return 'Hueco libre';
  const nombre = (id: number | null) => (id === null ? '¿?' : (jugadores.get(id) ?? '¿?'));
  return `${nombre(idJugador1)} – ${nombre(idJugador2)}`;
}

function estadoDe(mesa: MesaPropuesta, clave: number): 'bien' | 'aviso' | 'error' {
  const suyos = problemasDe(mesa.problemas, clave);
  if (suyos.length === 0) return 'bien';
  return suyos.some(({ esError }) => esError) ? 'error' : 'aviso';
}

const dondeEsta = ({ entorno: { pistas } }: MesaPropuesta, { dia, idPista }: Sitio): string =>
  `${fechaSemana(dia)}, ${pistas.get(idPista) ?? ''}: `;

function Bloques(props: DiaProps) {
  const { mesa, dia, tablero, arrastre } = props;
  return mesa.estado.lineas.flatMap((linea) => {
    const sitio = sitioDe(linea);
    if (!sitio || sitio.dia !== dia) return [];
    return [
      <Bloque
        key={linea.clave}
        clave={linea.clave}
        sitio={sitio}
        duracion={mesa.duracionDe(linea)}
        tablero={tablero}
        estado={estadoDe(mesa, linea.clave)}
        donde={dondeEsta(mesa, sitio)}
        arrastre={arrastre}
      >
        {rotuloDe(mesa, linea)}
      </Bloque>,
    ];
  });
}

/** Where what is in hand would be put down. */
function Sombra({ mesa, dia, tablero, arrastre: { enMano } }: DiaProps) {
  const linea = mesa.estado.lineas.find(({ clave }) => clave === enMano?.clave);
  if (!enMano || !linea || enMano.sitio.dia !== dia) return null;
  return (
    <span
      className={styles.sombra}
      style={lugar(enMano.sitio, mesa.duracionDe(linea), tablero)}
      aria-hidden="true"
    >
      {horaDe(fechaHora(dia, enMano.sitio.inicio))}
    </span>
  );
}

const MINUTOS_HORA = 60;

/** Names of the courts above and hours beside: the lines say theirs to those who cannot see where they are. */
function Ejes({ mesa, tablero }: DiaProps) {
  const { desde, hasta } = tablero.franja;
  const horas = Array.from({ length: (hasta - desde) / MINUTOS_HORA }, (_, i) => desde + i * MINUTOS_HORA);
  return (
    <>
      <div className={styles.nombres} aria-hidden="true">
        {tablero.pistas.map((id) => (
          <span key={id}>{mesa.entorno.pistas.get(id)}</span>
        ))}
      </div>
      <div className={styles.horas} aria-hidden="true">
        {horas.map((hora) => (
          <span key={hora}>{hora / MINUTOS_HORA}h</span>
        ))}
      </div>
    </>
  );
}

function UnDia(props: DiaProps) {
  const { dia, tablero } = props;
  const { desde, hasta } = tablero.franja;
  const medidas = {
    '--pistas': tablero.pistas.length,
    '--cuartos': (hasta - desde) / PASO_MINUTOS,
  } as CSSProperties;
  return (
    <section className={styles.dia} style={medidas} aria-label={fechaSemana(dia)}>
      <h3>{fechaSemana(dia)}</h3>
      <Ejes {...props} />
      <div className={styles.rejilla} data-dia={dia}>
        <Guardados {...props} />
        <Bloques {...props} />
        <Sombra {...props} />
      </div>
    </section>
  );
}

/** Where what is in hand is, read out as it moves. */
const leido = (mesa: MesaPropuesta, sitio: Sitio): string =>
  `${dondeEsta(mesa, sitio)}${horaDe(fechaHora(sitio.dia, sitio.inicio))}`;

/** The same lines on their courts and hours. Dragging one moves it; over another, the two swap places. */
export function Plano({ mesa, listas }: Props) {
  const lienzo = useRef<HTMLElement>(null);
  const tablero = tableroDe(mesa, listas);
  const arrastre = useArrastre({
    lienzo,
    tablero,
    sitioDe: (clave) => {
      const linea = mesa.estado.lineas.find((una) => una.clave === clave);
      return linea ? sitioDe(linea) : null;
    },
    soltar: mesa.soltar,
  });
  return (
    <section className={styles.plano} ref={lienzo} aria-labelledby="titulo-plano">
      <header>
        <h2 id="titulo-plano">Plano</h2>
        <p className={styles.ayuda}>
          Arrastra un partido para moverlo o cambiarlo por otro. Con el dedo: toca el partido y luego el sitio
          donde va. Con el teclado: Intro lo coge, las flechas lo mueven, Re Pág y Av Pág cambian de día,
          Intro lo deja y Esc lo devuelve.
        </p>
      </header>
      <p className="visually-hidden" role="status">
        {arrastre.enMano ? leido(mesa, arrastre.enMano.sitio) : ''}
      </p>
      {tablero.dias.map((dia) => (
        <UnDia key={dia} mesa={mesa} listas={listas} dia={dia} tablero={tablero} arrastre={arrastre} />
      ))}
    </section>
  );
}
