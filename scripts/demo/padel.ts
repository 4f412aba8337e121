import { type Dia, diaDe, sumarDias } from '#domain/fecha.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import { otroLado } from '#domain/partido/partido.ts';
import { ganadorDe, type SetJugado, setsDe } from '#domain/partido/resultado.ts';
import { apellidoDe, enPareja } from '#domain/persona/apellidos.ts';
import {
  anioDe,
  type ParejaDemo,
  type PartidoDemo,
  type PistaDemo,
  reglasDe,
  type SuplenciaDemo,
} from '#server/demo/temporada.ts';
import {
  type Azar,
  crearAgenda,
  crearAzar,
  type Inventada,
  type LigaInventada,
  type Persona,
} from './azar.ts';
import { crearLiga, crearPersonas, fuerzaEn, MANANAS } from './ligas.ts';
import { jugarLiga, jugarTemporada, type Mesa, plantillasNuevas } from './partidos.ts';

/** What there is of the demo before anybody plays padel. */
export type Tenis = Omit<Inventada, 'parejas' | 'suplencia'>;

const NOMBRES_DE_PISTA = ['Restón 5', 'Restón 6'];
const DIVISIONES = [1, 2];
const PAREJAS = 6;
/** Of the people in pairs, so many play singles too; those who left the singles do as well, and the rest only play this. */
const TAMBIEN_SOLOS = 11;
/** Those of the first division have the cup besides. */
const DESDE_DIVISION = 2;

const DISCIPLINA = { deporte: 'padel', modo: 'parejas' } as const;

/** In days before today. */
const PRIMER_CICLO = { desde: 69, hasta: 29 };
const SEGUNDO_CICLO = { desde: 27, hasta: 1 };
/** Of the second cycle, what has been played: there is something left to propose. */
const JUGADOS = 0.5;

const hace = (hoy: Dia, { desde, hasta }: typeof PRIMER_CICLO) => ({
  desde: sumarDias(hoy, -desde),
  hasta: sumarDias(hoy, -hasta),
});

type Gente = { personas: readonly Persona[]; juegan: readonly Persona[] };

/** Adults. */
function gente(azar: Azar, { ligas, personas }: Tenis): Gente {
  const division = new Map(
    ligas.flatMap((liga) => (liga.tipo === 'social' ? [[liga.id, liga.division]] : [])),
  );
  const deSocial = new Set(ligas.filter(({ tipo }) => tipo === 'social').flatMap((liga) => liga.plantilla));
  const adultos = personas.filter(({ id, estado }) => deSocial.has(id) && estado === 'activo');
  const sueltos = adultos.filter(({ idLiga }) => idLiga === null);
  const solos = adultos.filter(({ idLiga }) => (division.get(idLiga ?? 0) ?? 0) >= DESDE_DIVISION);
  const estan = [...sueltos, ...azar.barajar(solos).slice(0, TAMBIEN_SOLOS)];
  const faltan = 2 * PAREJAS * DIVISIONES.length - estan.length;
  const nuevas = crearPersonas(azar, faltan, personas).map((una) => ({ ...una, disponibleAmistosos: false }));
  return { personas: [...personas, ...nuevas], juegan: [...estan, ...nuevas] };
}

/** Two by two, until no two pairs read alike, nor the two names of one. */
function emparejar(azar: Azar, juegan: readonly Persona[]): [Persona, Persona][] {
  for (;;) {
    const orden = azar.barajar(juegan);
    const parejas = orden.flatMap((una, i) =>
      i % 2 === 0 ? [[una, orden[i + 1]] as [Persona, Persona]] : [],
    );
    const apellidos = parejas.map((dos) => dos.map(({ nombre }) => apellidoDe(nombre)).sort());
    const distintas = new Set(apellidos.map(([una, otra]) => enPareja(una ?? '', otra ?? '')));
    if (distintas.size === parejas.length && apellidos.every(([una, otra]) => una !== otra)) return parejas;
  }
}

/** As whom a pair plays: like a person, with its own id and strength. */
const parejasDe = (azar: Azar, { personas, juegan }: Gente): (Persona & Pick<ParejaDemo, 'personas'>)[] =>
  emparejar(azar, juegan).map(([una, otra], i) => ({
    ...una,
    id: personas.length + i + 1,
    nombre: enPareja(apellidoDe(una.nombre), apellidoDe(otra.nombre)),
    fuerza: fuerzaEn(azar, Math.floor(i / PAREJAS)),
    personas: [una.id, otra.id],
  }));

type DeCiclo = { desdeId: number; ciclo: number; estado: 'activa' | 'inactiva'; hoy: Dia };

const ligasDe = (
  plantillas: readonly number[][],
  { desdeId, ciclo, estado, hoy }: DeCiclo,
): LigaInventada[] =>
  plantillas.map((plantilla, i) => {
    const fija = { tipo: 'social', division: DIVISIONES[i] ?? 0, horario: MANANAS } as const;
    const opciones = { id: desdeId + i, anio: anioDe(hoy), plantilla, fechasVuelta: null };
    const liga = { ...crearLiga(fija, opciones), ...DISCIPLINA, ciclo, estado };
    return { ...liga, reglas: reglasDe(liga) };
  });

const aMedias = ([uno, dos]: SetJugado): SetJugado => [Math.floor(uno / 2), Math.floor(dos / 2)];

const quienPierde = (partido: PartidoDemo) => otroLado(ganadorDe(partido) ?? 1);

/** The same match, left in its second set by who was losing it. */
function conRetirada(partido: PartidoDemo): PartidoDemo {
  const [primero = [6, 4], segundo = [6, 4]] = setsDe(partido);
  const sets = marcadorCon(primero, aMedias(segundo));
  return { ...partido, desenlace: { que: 'retirada', de: quienPierde(partido), sets, tras: null } };
}

const sinPresentarse = (partido: PartidoDemo): PartidoDemo => ({
  ...partido,
  desenlace: { que: 'noPresentado', de: quienPierde(partido), tras: null },
});

/** Of the matches of each division that were played to their end, the first one ended otherwise. */
const conPercances = (
  partidos: readonly PartidoDemo[],
  [una, otra]: readonly LigaInventada[],
): PartidoDemo[] => {
  const primero = (liga: LigaInventada | undefined) =>
    partidos.find(({ idLiga, desenlace }) => idLiga === liga?.id && desenlace.que === 'jugado');
  const [retirado, plantado] = [primero(una), primero(otra)];
  return partidos.map((partido) => {
    if (partido === retirado) return conRetirada(partido);
    return partido === plantado ? sinPresentarse(partido) : partido;
  });
};

/** What is remarked of who retires is of one player; of a pair nothing is. */
const sinComentar = (partido: PartidoDemo): PartidoDemo =>
  partido.desenlace.que === 'jugado' ? { ...partido, observaciones: null } : partido;

type Libre = (persona: Persona, dia: Dia) => boolean;

/** Somebody who is in no pair played the last match for one of the first of its two. */
function suplenciaEn(
  { partidos, personas, parejas }: Pick<Inventada, 'partidos' | 'personas' | 'parejas'>,
  liga: LigaInventada | undefined,
  libre: Libre,
): SuplenciaDemo | null {
  const jugados = partidos.filter((uno) => uno.idLiga === liga?.id && uno.desenlace.que === 'jugado');
  const ultimo = jugados.toSorted((a, b) => a.fecha.localeCompare(b.fecha)).at(-1);
  const pareja = parejas.find(({ id }) => id === ultimo?.idJugador1);
  const suplente = ultimo && personas.find((una) => libre(una, diaDe(ultimo.fecha)));
  if (!(ultimo && pareja && suplente)) return null;
  return { partido: partidos.indexOf(ultimo), lado: 1, suplente: suplente.id, por: pareja.personas[1] };
}

type Equipo = ReturnType<typeof parejasDe>[number];

/** Two cycles, the first one over; who ended it at one end of a division plays the second in the other. */
function jugarCiclos(mesa: Mesa, equipos: readonly Equipo[], desdeId: number, hoy: Dia) {
  const ids = equipos.map(({ id }) => id);
  const alPrincipio = DIVISIONES.map((_, i) => ids.slice(i * PAREJAS, (i + 1) * PAREJAS));
  const antes = ligasDe(alPrincipio, { desdeId, ciclo: 1, estado: 'inactiva', hoy });
  const acabadas = antes.map((liga) => jugarLiga(mesa, liga, hace(hoy, PRIMER_CICLO)));
  const plantillas = plantillasNuevas(
    acabadas.map(({ orden }) => orden),
    { bajas: new Set(), altas: [], tamano: PAREJAS },
  );
  const ahora = ligasDe(plantillas, { desdeId: desdeId + antes.length, ciclo: 2, estado: 'activa', hoy });
  const plazo = hace(hoy, SEGUNDO_CICLO);
  const enJuego = jugarTemporada(mesa, ahora, hoy, { plazo, parte: JUGADOS, noche: false });
  const partidos = [...acabadas.flatMap((acabada) => acabada.partidos), ...conPercances(enJuego, ahora)];
  return { antes, ahora, partidos: partidos.map(sinComentar) };
}

const enLaSocial = ({ ligas }: Tenis, { idLiga, estado }: Persona): boolean =>
  estado === 'activo' && ligas.some(({ id, tipo }) => id === idLiga && tipo === 'social');

/** Padel besides, of people who are never on court twice the same day, nor on one on which they cannot. */
export function jugarPadel(tenis: Mesa, club: Tenis, hoy: Dia): Inventada {
  // Its own chance: tennis is the same with and without it.
  const azar = crearAzar(`pádel ${hoy}`);
  const pistas = NOMBRES_DE_PISTA.map(
    (nombre, i): PistaDemo => ({ id: club.pistas.length + i + 1, nombre, deporte: 'padel' }),
  );
  const fuera = new Set(club.incidencias.map(({ idJugador, fecha }) => `${idJugador} ${fecha}`));
  const noPuede = (id: number, dia: Dia): boolean => tenis.agenda.juega(id, dia) || fuera.has(`${id} ${dia}`);
  const todos = gente(azar, club);
  const { personas } = todos;
  const equipos = parejasDe(azar, todos);
  const deQuien = new Map(equipos.map((equipo) => [equipo.id, equipo.personas]));
  const quienes = { van: (id: number) => deQuien.get(id) ?? [id], noPuede };
  const agenda = crearAgenda(
    pistas.map(({ id }) => id),
    azar,
    quienes,
  );
  const mesa = { azar, agenda, personas: [...personas, ...equipos] };
  const { antes, ahora, partidos } = jugarCiclos(mesa, equipos, club.ligas.length + 1, hoy);

  const parejas = equipos.map(({ id, personas: dos }): ParejaDemo => {
    const idLiga = ahora.find(({ plantilla }) => plantilla.includes(id))?.id ?? 0;
    return { id, personas: dos, idLiga };
  });
  const conOtra = new Set(parejas.flatMap((pareja) => pareja.personas));
  const libre: Libre = (una, dia) => enLaSocial(club, una) && !conOtra.has(una.id) && !noPuede(una.id, dia);
  const jugado = { ...club, personas, parejas, partidos: [...club.partidos, ...partidos] };
  return {
    ...jugado,
    pistas: [...club.pistas, ...pistas],
    ligas: [...club.ligas, ...antes, ...ahora],
    suplencia: suplenciaEn(jugado, ahora[0], libre),
  };
}
