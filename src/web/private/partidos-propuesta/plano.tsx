import { horaDe, minutosDe } from '#domain/fecha.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { ocupa } from '#domain/partido/ocupacion.ts';
import type { Campo } from '#domain/propuesta/revision.ts';
import { Calendario, type Cita, type EstadoCita } from '#web/club/calendario/calendario.tsx';
import { caida, franjaDe, sitioDe, type Tablero } from '#web/club/calendario/sitio.ts';
import { cortosDelClub } from '#web/club/mesa/cortos.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import type { Listas } from './entorno.ts';
import { diasDe, type Linea } from './estado.ts';
import { type Problema, problemasDe, reparosAl } from './problemas.ts';
import { noPueden } from './sabido.tsx';
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
  const deLineas = estado.lineas.flatMap((linea) => {
    if (linea.fecha === null) return [];
    const inicio = minutosDe(linea.fecha);
    return [{ inicio, fin: inicio + duracionDe(linea) }];
  });
  const deLigas = [...new Set(estado.lineas.map(({ idLiga }) => idLiga))].flatMap(
    (id) => entorno.ligas.get(id ?? 0) ?? [],
  );
  return {
    dias: diasDe(estado),
    pistas: pistasDe(mesa, listas),
    franja: franjaDe([...deLigas, ...deLineas]),
  };
}

type Rotulos = {
  corto: (id: number | null) => string;
  entero: (id: number | null) => string;
  liga: (id: number | null) => string;
  nombreLiga: (id: number | null) => string;
  tipo: (id: number | null) => Cita['tipo'];
};

/** What players and leagues are called in the blocks. */
function rotulosDe({ entorno }: MesaPropuesta, { ligas, jugadores }: Listas): Rotulos {
  const corto = cortosDelClub(jugadores);
  const porId = new Map(ligas.map((liga) => [liga.id, liga]));
  return {
    corto: (id) => corto(id ?? 0, entorno.jugadores.get(id ?? 0) ?? '¿?'),
    entero: (id) => entorno.jugadores.get(id ?? 0) ?? '¿?',
    liga: (id) => {
      const liga = porId.get(id ?? 0);
      return liga ? etiquetaDe(liga) : '';
    },
    nombreLiga: (id) => porId.get(id ?? 0)?.nombre ?? '',
    tipo: (id) => porId.get(id ?? 0)?.tipo,
  };
}

const estaVacia = ({ idJugador1, idJugador2 }: Pick<Linea, 'idJugador1' | 'idJugador2'>): boolean =>
  idJugador1 === null && idJugador2 === null;

type Jugada = Pick<Linea, 'idLiga' | 'idJugador1' | 'idJugador2'>;

const textosDe = (jugada: Jugada, { corto, entero, liga, nombreLiga, tipo }: Rotulos) => ({
  nombres: estaVacia(jugada) ? ['Hueco libre'] : [corto(jugada.idJugador1), corto(jugada.idJugador2)],
  etiqueta: liga(jugada.idLiga),
  tipo: tipo(jugada.idLiga),
  descripcion: estaVacia(jugada)
    ? 'Hueco libre'
    : `${entero(jugada.idJugador1)} – ${entero(jugada.idJugador2)}. ${nombreLiga(jugada.idLiga)}`,
});

function estadoDe(problemas: readonly Problema[]): EstadoCita {
  if (problemas.length === 0) return 'propuesta';
  return problemas.some(({ esError }) => esError) ? 'error' : 'aviso';
}

/** What is to be looked at, in the word that fits in a block; the sentence is beside the courts. */
const PALABRAS = {
  fecha: 'hora',
  idPista: 'pista',
  idLiga: 'división',
  idJugador1: 'jugador',
  idJugador2: 'jugador',
} satisfies Record<Campo, string>;

function motivoDe(problemas: readonly Problema[]): Cita['motivo'] {
  const [primero] = problemas;
  return (
    primero && {
      breve: PALABRAS[primero.campo],
      frase: problemas.map(({ mensaje }) => mensaje).join(' '),
    }
  );
}

/** The lines, which move; and what is saved on those days, which is only seen. */
function citasDe(mesa: MesaPropuesta, listas: Listas, { franja, pistas }: Tablero): Cita[] {
  const rotulos = rotulosDe(mesa, listas);
  const propuestas = mesa.estado.lineas.flatMap((linea): Cita[] => {
    const sitio = sitioDe(linea);
    if (!sitio) return [];
    const suyos = problemasDe(mesa.problemas, linea.clave);
    return [
      {
        clave: linea.clave,
        sitio,
        duracion: mesa.duracionDe(linea),
        ...textosDe(linea, rotulos),
        estado: estadoDe(suyos),
        motivo: motivoDe(suyos),
      },
    ];
  });
  const guardadas = mesa.entorno.partidos.flatMap((partido): Cita[] => {
    const sitio = sitioDe(partido);
    if (!sitio || !ocupa(partido) || !pistas.includes(sitio.idPista)) return [];
    if (sitio.inicio < franja.desde || sitio.inicio + partido.duracion > franja.hasta) return [];
    const textos = textosDe(partido, rotulos);
    const descripcion = `Ya guardado: ${textos.descripcion}`;
    return [
      {
        clave: partido.id,
        sitio,
        duracion: partido.duracion,
        ...textos,
        descripcion,
        estado: 'guardada',
        fija: true,
      },
    ];
  });
  const orden = ({ sitio: { inicio, idPista } }: Cita): number => 1000 * inicio + pistas.indexOf(idPista);
  return [...guardadas, ...propuestas].sort((una, otra) => orden(una) - orden(otra));
}

export const idMotivo = (clave: number): string => `por-mirar-${clave}`;

/** Beside the courts, the reasons come to the one of the match in hand; below them, the page stays where it is. */
function ensenarMotivo(clave: number): void {
  if (matchMedia('(min-width: 62rem)').matches)
    document.getElementById(idMotivo(clave))?.scrollIntoView({ block: 'nearest' });
}

const AYUDA =
  'Arrastra un partido para moverlo o cambiarlo por otro. Con el dedo: toca el partido y luego el sitio donde va. Con el teclado: Intro lo coge, las flechas lo mueven, Re Pág y Av Pág cambian de día, Intro lo deja y Esc lo devuelve.';

/** The proposal on its courts and hours, among what is saved already. */
export function Plano({ mesa, listas }: Props) {
  const tablero = tableroDe(mesa, listas);
  const citas = citasDe(mesa, listas, tablero);
  const { lineas } = mesa.estado;
  const nombres = (clave: number): string =>
    citas.find((cita) => cita.clave === clave && !cita.fija)?.nombres.join(' – ') ?? '';
  const delDia = (dia: string): string => {
    const cuantas = noPueden(dia, { ...listas, opciones: mesa.estado.opciones }).length;
    return cuantas === 0 ? '' : cuantos(cuantas, 'no puede', 'no pueden');
  };
  return (
    <Calendario
      titulo="Pistas"
      ayuda={AYUDA}
      tablero={tablero}
      citas={citas}
      pistas={mesa.entorno.pistas}
      soltar={mesa.soltar}
      elegir={ensenarMotivo}
      delDia={delDia}
      caeria={(clave, sitio) => {
        const quedan = caida(lineas, clave, sitio, mesa.duracionDe);
        return { quedan, reparos: reparosAl(lineas, quedan, mesa.entorno, nombres) };
      }}
    />
  );
}

const SEMANA = new Intl.DateTimeFormat('es-ES', { weekday: 'short', timeZone: 'UTC' });

/** Where a line is, in a few words: «sáb 10:00, Prado 1». */
export const dondeVa = ({ fecha, idPista }: Linea, { entorno }: MesaPropuesta): string =>
  fecha === null
    ? 'sin día'
    : `${SEMANA.format(Date.parse(`${fecha}Z`))} ${horaDe(fecha)}, ${entorno.pistas.get(idPista ?? 0) ?? 'sin pista'}`;
