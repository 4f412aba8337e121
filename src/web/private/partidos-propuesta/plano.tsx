import { horaDe, minutosDe } from '#domain/fecha.ts';
import { siglasDe } from '#domain/fecha-texto.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { ocupa } from '#domain/partido/ocupacion.ts';
import type { Campo } from '#domain/propuesta/revision.ts';
import { Calendario, type Cita } from '#web/club/calendario/calendario.tsx';
import { reparosAl } from '#web/club/calendario/promesa.tsx';
import { clausurasDelDia } from '#web/club/calendario/seleccion.ts';
import { caida, franjaDe, sitioDe, type Tablero } from '#web/club/calendario/sitio.ts';
import { type Corto, useCortos } from '#web/club/mesa/cortos.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { isWide } from '#web/ui/desk/more.tsx';
import { diasDe, estaDisponible, type Linea } from './estado.ts';
import { type Problema, problemasDe, revisarCon } from './problemas.ts';
import { noPueden } from './sabido.tsx';
import type { MesaPropuesta } from './use-propuesta.ts';

/** The courts that may be used and those the lines are on, in the hours of their leagues. */
function tableroDe({ estado, entorno, listas, duracionDe }: MesaPropuesta): Tablero {
  const { lineas, opciones } = estado;
  const usadas = new Set(lineas.map(({ idPista }) => idPista));
  const tramos = lineas.flatMap((linea) => {
    const inicio = linea.fecha === null ? 0 : minutosDe(linea.fecha);
    const suyo = linea.fecha === null ? [] : [{ inicio, fin: inicio + duracionDe(linea) }];
    return [...suyo, ...[entorno.ligas.get(linea.idLiga ?? 0)].filter((liga) => liga !== undefined)];
  });
  return {
    dias: diasDe(estado),
    pistas: listas.pistas
      .filter((pista) => usadas.has(pista.id) || estaDisponible(pista, opciones))
      .map(({ id }) => id),
    franja: franjaDe(tramos),
  };
}

const nombreDe = ({ entorno }: MesaPropuesta, id: number | null): string =>
  entorno.jugadores.get(id ?? 0) ?? '¿?';

type Jugada = Pick<Linea, 'idLiga' | 'idJugador1' | 'idJugador2'>;

/** «Ana Gil – Luis Paz». */
export const quienesSon = ({ idJugador1, idJugador2 }: Jugada, mesa: MesaPropuesta): string =>
  [idJugador1, idJugador2].map((id) => nombreDe(mesa, id)).join(' – ');

const HUECO = 'Hueco libre';

/** What is read in its block, and heard. */
function textosDe(jugada: Jugada, mesa: MesaPropuesta, corto: Corto) {
  const { idLiga, idJugador1, idJugador2 } = jugada;
  const liga = mesa.listas.ligas.find(({ id }) => id === idLiga);
  const deLiga = { etiqueta: liga ? etiquetaDe(liga) : '', tipo: liga?.tipo };
  if (idJugador1 === null && idJugador2 === null) return { ...deLiga, nombres: [HUECO], descripcion: HUECO };
  return {
    ...deLiga,
    nombres: [idJugador1, idJugador2].map((id) => corto(id ?? 0, nombreDe(mesa, id))),
    descripcion: `${quienesSon(jugada, mesa)}. ${liga?.nombre ?? ''}`,
  };
}

/** What is to be looked at, in the word that fits in a block; the sentence is beside the courts. */
const PALABRAS = {
  fecha: 'hora',
  idPista: 'pista',
  idLiga: 'división',
  idJugador1: 'jugador',
  idJugador2: 'jugador',
} satisfies Record<Campo, string>;

function comoEsta(problemas: readonly Problema[]): Pick<Cita, 'estado' | 'motivo'> {
  const [primero] = problemas;
  if (!primero) return { estado: 'propuesta' };
  return {
    estado: problemas.some(({ esError }) => esError) ? 'error' : 'aviso',
    motivo: {
      breve: PALABRAS[primero.campo],
      frase: problemas.map(({ mensaje }) => mensaje).join(' '),
    },
  };
}

/** The lines, which move; and what is saved on those days, which is only seen. */
function citasDe(mesa: MesaPropuesta, { franja, pistas }: Tablero, corto: Corto): Cita[] {
  const propuestas = mesa.estado.lineas.flatMap((linea): Cita[] => {
    const sitio = sitioDe(linea);
    if (!sitio) return [];
    return [
      {
        clave: linea.clave,
        sitio,
        duracion: mesa.duracionDe(linea),
        ...textosDe(linea, mesa, corto),
        ...comoEsta(problemasDe(mesa.problemas, linea.clave)),
      },
    ];
  });
  const guardadas = mesa.entorno.partidos.flatMap((partido): Cita[] => {
    const { id: clave, duracion } = partido;
    const sitio = sitioDe(partido);
    if (!sitio || !ocupa(partido) || !pistas.includes(sitio.idPista)) return [];
    if (sitio.inicio < franja.desde || sitio.inicio + duracion > franja.hasta) return [];
    const textos = textosDe(partido, mesa, corto);
    const descripcion = `Ya guardado: ${textos.descripcion}`;
    return [{ clave, sitio, duracion, ...textos, descripcion, estado: 'guardada', fija: true }];
  });
  const orden = ({ sitio: { inicio, idPista } }: Cita): number => 1000 * inicio + pistas.indexOf(idPista);
  return [...guardadas, ...propuestas].sort((una, otra) => orden(una) - orden(otra));
}

export const idMotivo = (clave: number): string => `por-mirar-${clave}`;

/** Beside the courts, the reasons come to the one of the match in hand; below them, the page stays where it is. */
function ensenarMotivo(clave: number): void {
  if (isWide()) document.getElementById(idMotivo(clave))?.scrollIntoView({ block: 'nearest' });
}

const AYUDA =
  'Arrastra un partido para moverlo o cambiarlo por otro. Con el dedo: toca el partido y luego el sitio donde va. Con el teclado: Intro lo coge, las flechas lo mueven, Re Pág y Av Pág cambian de día, Intro lo deja y Esc lo devuelve.';

/** The proposal on its courts and hours, among what is saved already. */
export function Plano({ mesa }: { mesa: MesaPropuesta }) {
  const corto = useCortos();
  const tablero = tableroDe(mesa);
  const citas = citasDe(mesa, tablero, corto);
  const { estado, entorno, listas } = mesa;
  const delDia = (dia: string): string => {
    const cuantas = noPueden(dia, { ...listas, opciones: estado.opciones }).length;
    return cuantas === 0 ? '' : cuantos(cuantas, 'no puede', 'no pueden');
  };
  return (
    <Calendario
      titulo="Pistas"
      ayuda={AYUDA}
      tablero={tablero}
      citas={citas}
      pistas={new Map(listas.pistas.map(({ id, nombre }) => [id, nombre]))}
      soltar={mesa.soltar}
      elegir={ensenarMotivo}
      delDia={delDia}
      cerrados={(dia) => clausurasDelDia(listas.clausuras, tablero, dia)}
      caeria={(clave, sitio) => {
        const quedan = caida(estado.lineas, clave, sitio, mesa.duracionDe);
        return { quedan, reparos: reparosAl(estado.lineas, quedan, citas, revisarCon(entorno)) };
      }}
    />
  );
}

/** Where a line is, in a few words: «sáb 10:00, Prado 1». */
export const dondeVa = ({ fecha, idPista }: Linea, { entorno }: MesaPropuesta): string =>
  fecha === null
    ? 'sin día'
    : `${siglasDe(fecha)} ${horaDe(fecha)}, ${entorno.pistas.get(idPista ?? 0) ?? 'sin pista'}`;
