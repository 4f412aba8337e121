import { randomUUID } from 'node:crypto';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { marcador } from '#tests/builders/index.ts';
import { datosContacto, datosInscripcion } from '../formularios.ts';
import type { Cliente } from './cliente.ts';
import type { Estado } from './estado.ts';
import type { Mundo } from './mundo.ts';

/** Something the server said it had done: whether the database still says so. */
export type Hecho = { que: string; esta(estado: Estado): boolean };

type Turno = { mundo: Mundo; cliente: Cliente; numero: number; anotar(hecho: Hecho): void };

/** A piece of staff's or a visitor's work. */
export type Faena = (turno: Turno) => Promise<void>;

const ok = ({ status }: { status: number }): boolean => status >= 200 && status < 300;
const uno = <T>(cosas: readonly T[]): T => cosas[Math.floor(Math.random() * cosas.length)] as T;

/** The day so many days after the first one. */
export const dia = (numero: number): string =>
  new Date(Date.UTC(2027, 0, 1) + numero * 86_400_000).toISOString().slice(0, 10);

/** Courts that come, and every third one goes again. */
const pistas: Faena = async ({ cliente, numero, anotar }) => {
  const nombre = `Pista ${randomUUID()}`;
  const creada = await cliente.escribir('POST', '/api/private/pistas/0', { nombre, estado: 'activa' });
  if (!ok(creada)) return;
  if (numero % 3 !== 0) return anotar({ que: nombre, esta: ({ pistas }) => pistas.has(nombre) });
  const borrada = await cliente.escribir(
    'DELETE',
    `/api/private/pistas/${(creada.body as { id: number }).id}`,
  );
  if (ok(borrada)) anotar({ que: `sin ${nombre}`, esta: ({ pistas }) => !pistas.has(nombre) });
};

const HORAS = ['09:00', '09:30', '10:30', '12:00'];

/** Matches over the same few courts and players: some are refused, none is doubled. */
const partidos: Faena = async ({ mundo, cliente, numero, anotar }) => {
  const { idLiga, pistas: canchas, jugadores } = mundo.disputado;
  const idJugador1 = uno(jugadores);
  const idJugador2 = uno(jugadores.filter((id) => id !== idJugador1));
  const fecha = `${dia(Math.floor(numero / 4))}T${uno(HORAS)}`;
  const datos = { idLiga, idPista: uno(canchas), fecha, duracion: 90, idJugador1, idJugador2 };
  const saved = await cliente.escribir('POST', '/api/private/partidos/0', datos);
  if (!ok(saved)) return;
  const { id } = saved.body as { id: number };
  anotar({ que: `partido ${id}`, esta: (estado) => estado.partidos.get(id)?.fecha === fecha });
};

/** Three matches at once, then the three results at once. */
const jornadas: Faena = async ({ mundo, cliente, numero, anotar }) => {
  const { idLiga, pistas: canchas, jugadores } = mundo.jornadas;
  const fecha = `${dia(numero)}T10:00`;
  const lineas = canchas.map((idPista, i) => {
    const [idJugador1, idJugador2] = [jugadores[2 * i], jugadores[2 * i + 1]];
    return { fecha, idPista, idLiga, idJugador1, idJugador2 };
  });
  if (!ok(await cliente.escribir('POST', '/api/private/partidos/guardarPropuesta', lineas))) return;
  anotar({ que: `jornada ${fecha}`, esta: ({ jornadas: todas }) => todas.get(fecha)?.length === 3 });
  const hallados = await cliente.leer('/api/private/partidos', { idLiga, fecha: fecha.slice(0, 10) });
  if (!ok(hallados)) return;
  const puntuados = (hallados.body as PartidoFila[]).map(({ id }) => ({ id, ...marcador('6-3 6-4') }));
  const cuerpo = { partidos: puntuados };
  if (!ok(await cliente.escribir('POST', '/api/private/partidos/guardarpuntuaciones', cuerpo))) return;
  anotar({
    que: `resultados ${fecha}`,
    esta: ({ jornadas: todas }) => todas.get(fecha)?.every(({ jugador1Set1 }) => jugador1Set1 === 6) ?? false,
  });
};

/** An absence of two days, and a telephone that only grows. */
const jugadores: Faena = async ({ mundo, cliente, numero, anotar }) => {
  const { idLiga, jugadores: gente } = mundo.disputado;
  const idJugador = uno(gente);
  const fecha = dia(2 * numero);
  const ausencia = { idLiga, idJugador, fecha, fecha2: dia(2 * numero + 1) };
  if (ok(await cliente.escribir('POST', '/api/private/incidencias/0', ausencia)))
    anotar({
      que: `ausencia ${fecha}`,
      esta: ({ ausencias }) => ausencias.get(idJugador)?.has(fecha) ?? false,
    });
  const leido = await cliente.leer(`/api/private/jugadores/${idJugador}`);
  if (!ok(leido)) return;
  const datos = { ...(leido.body as Jugador), telefono: String(numero) };
  if (ok(await cliente.escribir('POST', `/api/private/jugadores/${idJugador}`, datos)))
    anotar({
      que: `teléfono ${numero}`,
      esta: ({ telefonos }) => Number(telefonos.get(idJugador)) >= numero,
    });
};

/** A new season of the league that is active now. */
const temporadas: Faena = async ({ mundo, cliente, anotar }) => {
  const todas = await cliente.leer('/api/private/ligas');
  if (!ok(todas)) return;
  const { division } = mundo.temporadas;
  const actual = (todas.body as Liga[]).find(
    (liga) => liga.division === division && liga.estado === 'activa',
  );
  const nueva = await cliente.escribir('POST', `/api/private/ligas/nuevaTemporada?idLiga=${actual?.id}`);
  if (!ok(nueva) || !actual) return;
  anotar({
    que: `temporada tras ${actual.id}`,
    esta: ({ ligas }) => ligas.get(actual.id)?.estado === 'inactiva',
  });
};

/** An enrolment with its photo, or a message: each with its mails. */
const formularios =
  (foto: Buffer): Faena =>
  async ({ cliente, numero, anotar }) => {
    const email = `${randomUUID()}@correo.example`;
    const token = randomUUID();
    const conFoto = numero % 2 === 0;
    const form = new FormData();
    form.append('json', JSON.stringify(datosInscripcion({ email, token })));
    form.append('file', new Blob([new Uint8Array(foto)]), 'foto.jpg');
    const enviado = conFoto
      ? await cliente.enviar(form)
      : await cliente.escribir('POST', '/api/contacto/', datosContacto({ email, token }));
    if (!ok(enviado)) return;
    const adjuntos = conFoto ? 1 : 0;
    anotar({
      que: `formulario ${email}`,
      esta: ({ solicitudes }) => solicitudes.get(email)?.adjuntos === adjuntos,
    });
  };

export const faenasDe = (foto: Buffer): readonly Faena[] => [
  pistas,
  partidos,
  partidos,
  jornadas,
  jugadores,
  temporadas,
  formularios(foto),
];
