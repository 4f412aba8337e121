import { club } from '#club';
import type {
  CaraACara,
  Encontrado,
  Encuentro,
  Evolucion,
  FichaJugador,
  PartidoDeCuadro,
} from '#contract/liga/seguimiento.ts';
import {
  cambioDePuestos,
  evolucionDe,
  evolucionDeTodos,
  formaDe,
  hanAcabado,
  quedanDe,
  sinPartido,
} from '#domain/clasificacion/seguimiento.ts';
import { type Dia, diaDe, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { primeros, siGana, siPierde } from '#domain/futuro/si-gana.ts';
import { disciplinaDe } from '#domain/liga/deportes.ts';
import { estaFuera, nombreLiga } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { meteoEnFrase, meteoPara } from '#domain/meteo/meteo-para.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import { estaPorJugar, estaPuesto, ocupa } from '#domain/partido/ocupacion.ts';
import { jugadoresDe } from '#domain/partido/partido.ts';
import { antesDeEste, quienVaPorDelante, relatoDe } from '#domain/partido/relato.ts';
import { ganadorDe, seJugo } from '#domain/partido/resultado.ts';
import { compararNombres, normalizarTexto, tienePalabras } from '#domain/texto.ts';
import { nivelEnPublico } from '#server/db/lecturas/nivel.ts';
import {
  ajustesEnPublico,
  type EnPublico,
  leerNombresPublicos,
  rivalDe,
} from '#server/db/lecturas/nombres-publicos.ts';
import { comoResultado, type Programado } from '#server/db/lecturas/partidos.ts';
import { quienJuega } from '#server/db/lecturas/por-id.ts';
import { datosDeTablaPublica, partidosDeLiga } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { existente } from '#server/db/registro/entidad.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import {
  noticiaDePartido,
  partidosDeUnoDesde,
  partidosEntre,
  plantillasActivas,
  programadoPorId,
  programadosDeLiga,
  tipoDeLiga,
} from './clasificaciones.queries.ts';
import { comunesDe, conOtros, entreDos, historiaDe, quienFalto, ultimosDe, unidas } from './entre-dos.ts';
import {
  EN_TORNO,
  filasEnTorno,
  leerMarcha,
  type Marcha,
  porQueSinProximo,
  retosDe,
  separacionDe,
  situacionEn,
  tituloEn,
} from './marcha.ts';
import { parejasDe } from './parejas.ts';

export type Dependencias = { base: BaseDatos; reloj: Clock; meteo: LeerMeteo };

export async function marchaDeLiga({ db }: BaseDatos, idLiga: number) {
  const datos = existente(await datosDeTablaPublica(db, idLiga));
  const partidos = await partidosDeLiga(db, idLiga);
  const quedan = quedanDe(datos);
  return datos.jugadores.map(({ id }) => ({
    idJugador: id,
    quedan: quedan.get(id) ?? 0,
    forma: formaDe(partidos, id),
  }));
}

/** The place of everybody after each matchday; none where no places are given. 404 when there is no such league. */
export async function evolucionDeLiga({ base: { db } }: Dependencias, idLiga: number): Promise<Evolucion> {
  const datos = existente(await datosDeTablaPublica(db, idLiga));
  if (!datos.liga.reglas.clasifica) return { dias: [], jugadores: [] };
  const { nombre } = await leerNombresPublicos(db);
  const { dias, jugadores } = evolucionDeTodos(datos, await partidosDeLiga(db, idLiga));
  return {
    dias,
    jugadores: jugadores.map((uno) => ({ ...uno, jugador: nombre(uno.idJugador, uno.jugador) })),
  };
}

/** What a play-off or friendlies have played and have to play, in order of time, with the forecast of what is to come. */
export async function cuadroDeLiga(
  { base: { db }, meteo }: Dependencias,
  idLiga: number,
): Promise<PartidoDeCuadro[]> {
  const { tipo } = existente(await tipoDeLiga(db, idLiga));
  if (!(CLASES[tipo].decidePromociones || CLASES[tipo].amistosa)) return [];
  const programados = (await programadosDeLiga(db, idLiga)).filter(({ partido }) => ocupa(partido));
  const enPublico = await leerNombresPublicos(db);
  const weatherDe = meteoPara(meteo(), club.zonaHoraria);
  return programados.map((uno) => ({
    ...comoResultado(uno, enPublico),
    weather: estaPorJugar(uno.partido) ? weatherDe(uno.fila.fecha) : null,
  }));
}

/** That of the league which they are of. */
const marchaPropia = async (
  db: Lector,
  jugador: { idLiga: number | null } | undefined,
  hoy: Dia,
): Promise<Marcha | undefined> => (jugador?.idLiga ? leerMarcha(db, jugador.idLiga, hoy) : undefined);

/** The leagues by which both sides are told: that of the match or, where it gives no places, each one's own. */
async function marchasDe(db: Lector, { fila }: Programado, hoy: Dia): Promise<(Marcha | undefined)[]> {
  const deEste = await leerMarcha(db, fila.idLiga, hoy);
  if (deEste) return [deEste, deEste];
  return Promise.all(jugadoresDe(fila).map(async (id) => marchaPropia(db, await quienJuega(db, id), hoy)));
}

const nombresDe = ({ fila }: Programado, { nombre }: EnPublico): [string, string] =>
  primeros(nombre(fila.idJugador1, fila.jugador1), nombre(fila.idJugador2, fila.jugador2));

const comoSeGano = (este: Programado, enPublico: EnPublico): string | null =>
  seJugo(este.partido) ? relatoDe(este.partido, nombresDe(este, enPublico)) : null;

/** What was played, as its table was then. */
function loQueCambio({ datos, partidos }: Marcha, este: Programado, enPublico: EnPublico) {
  const { fila, partido } = este;
  const ganador = ganadorDe(partido);
  if (!seJugo(partido)) return null;
  const nombres = nombresDe(este, enPublico);
  const uno = { id: fila.idJugador1, nombre: nombres[0] };
  const otro = { id: fila.idJugador2, nombre: nombres[1] };
  return cambioDePuestos(datos, partidos, partido, ganador === 2 ? [otro, uno] : [uno, otro]);
}

const NADA_CAMBIA = { siGana: null, siPierde: null };

function loQueCambia(marcha: Marcha, ids: readonly [number, number], hoy: Dia) {
  const [uno, otro] = ids.map((id) => {
    const fila = marcha.filas.find(({ idJugador }) => idJugador === id);
    return fila && !estaFuera(fila) ? { id, puesto: fila.puesto } : null;
  });
  if (!uno || !otro) return NADA_CAMBIA;
  const dos = [uno, otro] as const;
  return { siGana: siGana(marcha.datos, dos, hoy), siPierde: siPierde(marcha.datos, dos, hoy) };
}

const tiempoDe = ({ reloj, meteo }: Dependencias, fecha: FechaHora | null) =>
  meteoEnFrase(meteo(), { zona: club.zonaHoraria, hoy: reloj.today(), fecha });

export async function verEncuentro(dependencias: Dependencias, id: number): Promise<Encuentro> {
  const { base, reloj } = dependencias;
  const { db } = base;
  const este = existente(await programadoPorId(db, id));
  const { idJugador1, idJugador2, fecha, duracion } = este.fila;
  const ids = jugadoresDe(este.fila);
  const [una, otra] = await marchasDe(db, este, reloj.today());
  const entre = await partidosEntre(db, idJugador1, idJugador2);
  const enPublico = await leerNombresPublicos(db);
  const juntos = una && una.datos.liga.id === otra?.datos.liga.id;
  const dos = entreDos(entre, idJugador1, enPublico);
  const porJugar = estaPorJugar(este.partido) && fecha >= `${reloj.today()}T00:00`;
  const comun = juntos && una.datos.liga.id === este.fila.idLiga ? una : undefined;
  const tabla = juntos ? filasEnTorno(una, ids, enPublico) : [];
  return {
    liga: tituloEn(comun, este.fila.nombreLiga),
    duracion,
    situacion1: una ? situacionEn(una, idJugador1, Boolean(comun)) : null,
    situacion2: otra ? situacionEn(otra, idJugador2, Boolean(comun)) : null,
    ...dos,
    historia: historiaDe(dos, este),
    noticia: await noticiaDePartido(db, id, seconds(reloj)),
    ...(await comunesDe(db, ids, enPublico, EN_TORNO)),
    ultimos: await ultimosDe(db, ids, enPublico, este),
    siguientes: porJugar ? [] : await siguientesDe(dependencias, ids, enPublico, [una, otra]),
    antes: await antesDe(dependencias, este, enPublico),
    tabla,
    separacion: separacionDe(tabla, ids),
    ...(porJugar && comun ? loQueCambia(comun, ids, reloj.today()) : NADA_CAMBIA),
    relato: comoSeGano(este, enPublico),
    cambio: unidas(quienFalto(este, enPublico), comun ? loQueCambio(comun, este, enPublico) : null),
    ...tiempoDe(dependencias, porJugar ? fecha : null),
  };
}

/** Of two players, whether or not they have met. 404 when one is nobody, or nothing of them is public, or they are one. */
export async function caraACara(
  dependencias: Dependencias,
  { uno, otro }: { uno: number; otro: number },
): Promise<CaraACara> {
  const { base, reloj } = dependencias;
  const { db } = base;
  const ids = [uno, otro] as const;
  const jugadores = await Promise.all(ids.map((id) => quienJuega(db, id)));
  const [este, ese] = jugadores.map((jugador) => existente(uno === otro ? undefined : jugador));
  const [una, otra] = await Promise.all(
    [este, ese].map((jugador) => marchaPropia(db, jugador, reloj.today())),
  );
  const entre = await partidosEntre(db, uno, otro);
  const ahora = reloj.localTime();
  const enPublico = await leerNombresPublicos(db);
  const lado = (id: number, nombre = '', marcha?: Marcha) => ({
    id,
    nombre: enPublico.nombre(id, nombre),
    situacion: marcha ? situacionEn(marcha, id) : null,
  });
  const comunes = await comunesDe(db, ids, enPublico);
  const lados = { uno: lado(uno, este?.nombre, una), otro: lado(otro, ese?.nombre, otra) };
  const dos = entreDos(entre, uno, enPublico);
  return {
    ...lados,
    ...dos,
    ...comunes,
    ultimos: await conOtros(db, ids, enPublico, comunes.rivalesComunes.length),
    historia: quienVaPorDelante(
      dos.entreLosDos.map(({ ganador, idJugador1 }) =>
        ganador === null ? null : (ganador === 1) === (idJugador1 === uno) ? 1 : 2,
      ),
      primeros(lados.uno.nombre, lados.otro.nombre),
    ),
    acabado: Boolean(una && hanAcabado(una.datos, uno, otro)),
    pendiente: Boolean(una && sinPartido(una.datos, una.partidos, uno).includes(otro)),
    porJugar: entre
      .filter(({ partido }) => estaPuesto(partido, ahora))
      .map((programado) => ({
        ...comoResultado(programado, enPublico),
        ...tiempoDe(dependencias, programado.fila.fecha),
      }))
      .reverse(),
  };
}

/** The next match of a player that had not ended when the hour began: public answers are kept for the hour. */
async function proximoDe({ base: { db }, reloj }: Dependencias, id: number): Promise<Programado | undefined> {
  const ahora = reloj.localTime();
  const suyos = await partidosDeUnoDesde(db, id, reloj.today());
  return suyos.find(({ partido }) => estaPuesto(partido, ahora));
}

/** What both play together is told once. */
async function siguientesDe(
  dependencias: Dependencias,
  ids: readonly number[],
  enPublico: EnPublico,
  marchas: readonly (Marcha | undefined)[],
): Promise<Encuentro['siguientes']> {
  const proximos = await Promise.all(ids.map((id) => proximoDe(dependencias, id)));
  const [suyo] = proximos;
  return proximos.map((proximo, lado) => {
    if (!proximo || (lado > 0 && proximo.fila.id === suyo?.fila.id)) return [];
    const { idLiga, fecha } = proximo.fila;
    const marcha = marchas[lado];
    const rival = rivalDe(proximo.fila, ids[lado] ?? 0, enPublico).id;
    return [
      {
        ...comoResultado(proximo, enPublico),
        ...tiempoDe(dependencias, fecha),
        rival: marcha?.datos.liga.id === idLiga ? situacionEn(marcha, rival, true) : null,
      },
    ];
  });
}

/** What each of the two has to play in the two days before a match to come: who gets there tired. */
async function antesDe(
  { base: { db }, reloj }: Dependencias,
  programado: Programado,
  enPublico: EnPublico,
): Promise<string | null> {
  const { fecha } = programado.fila;
  const ahora = reloj.localTime();
  if (fecha < ahora) return null;
  const nombres = nombresDe(programado, enPublico);
  const otros = await Promise.all(
    jugadoresDe(programado.fila).map(async (id, lado) => {
      const suyos = await partidosDeUnoDesde(db, id, sumarDias(diaDe(fecha), -2));
      const otro = suyos.findLast(({ partido, fila }) => fila.fecha < fecha && estaPuesto(partido, ahora));
      return otro ? [{ nombre: nombres[lado] ?? '', fecha: otro.fila.fecha }] : [];
    }),
  );
  return antesDeEste(otros.flat(), fecha);
}

function proximoVisto(
  proximo: Programado,
  id: number,
  enPublico: EnPublico,
  meteo: LeerMeteo,
): FichaJugador['proximo'] {
  const { fecha, pista } = proximo.fila;
  const rival = rivalDe(proximo.fila, id, enPublico);
  return {
    id: proximo.fila.id,
    fecha,
    idRival: rival.id,
    rival: rival.nombre,
    pista,
    weather: meteoPara(meteo(), club.zonaHoraria)(fecha),
  };
}

function delanteDe(marcha: Marcha, id: number, { nombre }: EnPublico): FichaJugador['delante'] {
  const fila = marcha.filas.find(({ idJugador }) => idJugador === id);
  const otra = fila && marcha.filas.findLast(({ puesto }) => puesto < fila.puesto);
  if (!otra || estaFuera(fila)) return null;
  // A ladder has no points: who is right above is who is near.
  if (otra.sinPuntos) return null;
  const primera = marcha.filas.find(({ puntos }) => puntos === otra.puntos) ?? otra;
  const { idJugador, jugador, puesto, empatado, puntos } = primera;
  return {
    idJugador,
    jugador: nombre(idJugador, jugador),
    puesto,
    empatado,
    puntos: puntos - fila.puntos,
  };
}

function sinPartidoDe(
  { datos, partidos, filas }: Marcha,
  id: number,
  { nombre }: EnPublico,
): FichaJugador['sinPartido'] {
  const rivales = new Set(sinPartido(datos, partidos, id));
  return filas.flatMap(({ idJugador, jugador }) =>
    rivales.has(idJugador) ? [{ id: idJugador, nombre: nombre(idJugador, jugador) }] : [],
  );
}

/** What a player's page says before their matches. 404 when there is no such player, or nothing of them is public. */
export async function fichaDeJugador(dependencias: Dependencias, id: number): Promise<FichaJugador> {
  const { base, reloj } = dependencias;
  const { db } = base;
  const jugador = existente(await quienJuega(db, id));
  const marcha = await marchaPropia(db, jugador, reloj.today());
  const proximo = await proximoDe(dependencias, id);
  const enPublico = await leerNombresPublicos(db);
  const situacion = marcha ? situacionEn(marcha, id) : null;
  const enPareja = !proximo && (await parejasDe(db, id, enPublico)).length > 0;
  return {
    nombre: enPublico.nombre(id, jugador.nombre),
    situacion,
    delante: marcha ? delanteDe(marcha, id, enPublico) : null,
    evolucion: marcha ? evolucionDe(marcha.datos, marcha.partidos, id) : [],
    zonas: marcha?.filas.map(({ zona }) => zona) ?? [],
    proximo: proximo ? proximoVisto(proximo, id, enPublico, dependencias.meteo) : null,
    ...(!proximo && { sinProximo: porQueSinProximo(situacion, enPareja) }),
    ajustes: ajustesEnPublico(
      marcha?.filas.find(({ idJugador }) => idJugador === id)?.ajustes,
      { id, nombre: jugador.nombre },
      enPublico,
    ),
    sinPartido: marcha ? sinPartidoDe(marcha, id, enPublico) : [],
    ...(marcha && retosDe(marcha, id, enPublico.nombre)),
    ...(await nivelEnPublico(db, reloj.localTime(), { id, idLiga: jugador.idLiga })),
  };
}

const ENCONTRADOS = 30;

/** Players of the leagues being played whose name, as it is told in public, has those words; in order of name. */
export async function buscarEnPublico(
  { base: { db }, reloj }: Dependencias,
  buscado: string,
): Promise<Encontrado[]> {
  if (normalizarTexto(buscado) === '') return [];
  const plantillas = await plantillasActivas(db);
  const { nombre, losDos } = await leerNombresPublicos(db);
  const todos = new Map<number, Omit<Encontrado, 'puesto' | 'empatado'> & { idLiga: number }>();
  for (const { jugadores, ...liga } of plantillas)
    for (const { id, nombre: suyo } of jugadores)
      if (!todos.has(id))
        todos.set(id, {
          ...{ id, nombre: nombre(id, suyo), liga: nombreLiga(liga) },
          ...{ idLiga: liga.id, tipo: liga.tipo, ...disciplinaDe(liga), division: liga.division },
        });
  const encontrados = [...todos.values()]
    .filter((uno) => tienePalabras([uno.nombre, ...losDos(uno.id)].join(' '), buscado))
    .sort((a, b) => compararNombres(a.nombre, b.nombre) || a.id - b.id)
    .slice(0, ENCONTRADOS);
  const ids = [...new Set(encontrados.map(({ idLiga }) => idLiga))];
  const leidas = await Promise.all(ids.map((id) => leerMarcha(db, id, reloj.today())));
  const marchas = new Map(ids.map((id, i) => [id, leidas[i]]));
  return encontrados.map(({ idLiga, ...uno }) => {
    const marcha = marchas.get(idLiga);
    const situacion = marcha && situacionEn(marcha, uno.id);
    return { ...uno, puesto: situacion?.puesto ?? null, empatado: situacion?.empatado ?? false };
  });
}
