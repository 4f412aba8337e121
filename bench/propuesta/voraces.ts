/** The yardstick: what a first implementation does, apart from the engine on purpose. */
import type { Partido } from '#domain/partido/partido.ts';
import type { DatosPropuesta, LigaPropuesta, LineaPropuesta } from '#domain/propuesta/datos.ts';
import { quienes } from './comprobador.ts';

type Pareja = { liga: LigaPropuesta; a: number; b: number; jugados: number; opciones: number };
type Orden = (uno: Pareja, otro: Pareja) => number;

/** League by league; fewest matches first; fewest possible days first. */
const ORDENES: Record<string, Orden> = {
  porLiga: (uno, otro) => uno.liga.id - otro.liga.id || uno.a - otro.a || uno.b - otro.b,
  menosJugados: (uno, otro) => uno.jugados - otro.jugados || uno.a - otro.a || uno.b - otro.b,
  menosOpciones: (uno, otro) => uno.opciones - otro.opciones || uno.a - otro.a || uno.b - otro.b,
};

const dia = (fecha: string): string => fecha.slice(0, 10);
const minuto = (fecha: string): number => Number(fecha.slice(11, 13)) * 60 + Number(fecha.slice(14, 16));
const dosCifras = (n: number): string => String(n).padStart(2, '0');

const cuenta = ({ desenlace }: Partido): boolean => desenlace.que !== 'aplazado';

const clave = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

type Estado = {
  ocupados: Set<string>;
  ausentes: Set<string>;
  pistas: Map<string, [number, number][]>;
  jugadas: Map<string, number>;
};

const dosDe = (datos: DatosPropuesta, ids: readonly number[], fecha: string): string[] =>
  ids.flatMap((id) => quienes(datos, id)).map((quien) => `${quien} ${fecha}`);

function ocupar(datos: DatosPropuesta, { ocupados }: Estado, ids: readonly number[], fecha: string): void {
  for (const clave of dosDe(datos, ids, fecha)) ocupados.add(clave);
}

function estadoInicial(datos: DatosPropuesta): Estado {
  const estado: Estado = { ocupados: new Set(), ausentes: new Set(), pistas: new Map(), jugadas: new Map() };
  for (const p of datos.partidos) {
    const k = `${p.idLiga} ${clave(p.idJugador1, p.idJugador2)}`;
    if (cuenta(p)) estado.jugadas.set(k, (estado.jugadas.get(k) ?? 0) + 1);
    if (p.sintetico || !cuenta(p) || !datos.dias.includes(dia(p.fecha))) continue;
    ocupar(datos, estado, [p.idJugador1, p.idJugador2], dia(p.fecha));
    const pista = `${p.idPista} ${dia(p.fecha)}`;
    estado.pistas.set(pista, [
      ...(estado.pistas.get(pista) ?? []),
      [minuto(p.fecha), minuto(p.fecha) + p.duracion],
    ]);
  }
  for (const una of datos.clausuras ?? [])
    for (const fecha of datos.dias.filter((d) => una.fecha <= d && d <= (una.hasta ?? una.fecha)))
      for (const { id } of datos.pistas.filter(({ id }) => una.pistas?.includes(id) ?? true)) {
        const pista = `${id} ${fecha}`;
        const desde = una.inicio === null ? 0 : minuto(`${fecha}T${una.inicio}`);
        const hasta = una.fin === null ? 1440 : minuto(`${fecha}T${una.fin}`);
        estado.pistas.set(pista, [...(estado.pistas.get(pista) ?? []), [desde, hasta]]);
      }
  for (const [fecha, ids] of Object.entries(datos.ausencias)) {
    for (const id of ids) estado.ausentes.add(`${id} ${fecha}`);
  }
  return estado;
}

const piernas = (liga: LigaPropuesta, fecha: string): number =>
  liga.idaVuelta && liga.fechaIdaVuelta !== null && fecha >= liga.fechaIdaVuelta ? 2 : 1;

function diasDe(datos: DatosPropuesta, estado: Estado, liga: LigaPropuesta, a: number, b: number): string[] {
  const jugadas = estado.jugadas.get(`${liga.id} ${clave(a, b)}`) ?? 0;
  return datos.dias.filter(
    (fecha) =>
      jugadas < piernas(liga, fecha) &&
      !estado.ausentes.has(`${a} ${fecha}`) &&
      !estado.ausentes.has(`${b} ${fecha}`) &&
      !dosDe(datos, [a, b], fecha).some((clave) => estado.ocupados.has(clave)),
  );
}

function parejasDe(datos: DatosPropuesta, estado: Estado): Pareja[] {
  const jugados = new Map<number, number>();
  for (const p of datos.partidos.filter(cuenta)) {
    for (const id of [p.idJugador1, p.idJugador2]) jugados.set(id, (jugados.get(id) ?? 0) + 1);
  }
  return datos.ligas.flatMap((liga) => {
    const suyos = datos.jugadores.filter((j) => j.idLiga === liga.id && j.estado === 'activo');
    return suyos.flatMap(({ id: a }, n) =>
      suyos.slice(n + 1).map(({ id: b }) => ({
        liga,
        a,
        b,
        jugados: (jugados.get(a) ?? 0) + (jugados.get(b) ?? 0),
        opciones: diasDe(datos, estado, liga, a, b).length,
      })),
    );
  });
}

function primerSitio(datos: DatosPropuesta, estado: Estado, liga: LigaPropuesta, fecha: string) {
  for (let desde = liga.inicio; desde + liga.duracion <= liga.fin; desde += 15) {
    for (const { id } of datos.pistas.filter((una) => una.disponible && una.deporte === liga.deporte)) {
      const ocupada = estado.pistas.get(`${id} ${fecha}`) ?? [];
      if (ocupada.every(([ini, fin]) => desde >= fin || desde + liga.duracion <= ini)) return { desde, id };
    }
  }
  return null;
}

function voraz(datos: DatosPropuesta, orden: Orden): LineaPropuesta[] {
  const estado = estadoInicial(datos);
  const lineas: LineaPropuesta[] = [];
  for (const { liga, a, b } of parejasDe(datos, estado).sort(orden)) {
    for (const fecha of diasDe(datos, estado, liga, a, b)) {
      const sitio = primerSitio(datos, estado, liga, fecha);
      if (sitio === null) continue;
      ocupar(datos, estado, [a, b], fecha);
      const pista = `${sitio.id} ${fecha}`;
      estado.pistas.set(pista, [
        ...(estado.pistas.get(pista) ?? []),
        [sitio.desde, sitio.desde + liga.duracion],
      ]);
      const hora = `${dosCifras(Math.floor(sitio.desde / 60))}:${dosCifras(sitio.desde % 60)}`;
      lineas.push({
        fecha: `${fecha}T${hora}`,
        idPista: sitio.id,
        idLiga: liga.id,
        idJugador1: a,
        idJugador2: b,
      });
      break;
    }
  }
  return lineas;
}

export const voraces = (datos: DatosPropuesta): Record<string, LineaPropuesta[]> =>
  Object.fromEntries(Object.entries(ORDENES).map(([nombre, orden]) => [nombre, voraz(datos, orden)]));
