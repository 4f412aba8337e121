import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import { avisosApi } from '#contract/club/avisos.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { unaLiga, unJugador, unPartido } from '#tests/builders/index.ts';
import type { TestApp } from './app.ts';
import { hasta } from './formularios.ts';
import type { Smtp } from './programs/smtp.ts';

export const SABADO = '2026-11-28';
export const OTRO = '2026-12-05';

/** The events of the file of a mail, by the number of their match. */
export function eventosDe(mail: Email): Map<number, { status: string; sequence: number; inicio: string }> {
  const [adjunto] = mail.attachments;
  const texto = new TextDecoder().decode(adjunto?.content as ArrayBuffer);
  const calendario = new ICAL.Component(ICAL.parse(texto));
  return new Map(
    calendario.getAllSubcomponents('vevent').map((vevent) => {
      const evento = new ICAL.Event(vevent);
      const id = Number(/^partido-(\d+)@/.exec(evento.uid)?.[1]);
      const status = String(vevent.getFirstPropertyValue('status'));
      return [id, { status, sequence: evento.sequence, inicio: String(evento.startDate) }];
    }),
  );
}

export const direccionesDe = (mails: readonly Email[]): string[] =>
  mails.map(({ to }) => to?.[0]?.address ?? '').sort();

export const cabecera = (mail: Email | undefined, nombre: string): string | undefined =>
  mail?.headers.find(({ key }) => key === nombre)?.value;

/** The link of a mail that stops them, and what tells it apart. */
export const enlaceDe = (mail: Email | undefined): string =>
  /<(.+)>/.exec(cabecera(mail, 'list-unsubscribe') ?? '')?.[1] ?? '';
export const tokenDe = (mail: Email | undefined): string => enlaceDe(mail).split('/').at(-1) ?? '';

type Puestos = { club: TestApp; smtp: Smtp };

/** What a test of the mails to players does with an application whose mails arrive in `smtp`. */
export function conAvisos(puestos: () => Puestos) {
  const club = () => puestos().club;
  const smtp = () => puestos().smtp;
  const reloj = () => club().reloj;

  const pendientes = () =>
    club().base.db.selectFrom('correo').selectAll().where('estado', '=', 'pendiente').orderBy('id').execute();

  /** Lets what waits leave, and answers it. */
  async function queSalga(): Promise<Email[]> {
    const desde = smtp().recibidos.length;
    reloj().advance(0.2);
    await hasta(async () => (await pendientes()).length === 0);
    return smtp().recibidos.slice(desde);
  }

  /** Sets the clock, and signs in again: sessions do not outlive the evening. */
  async function aLas(momento: string): Promise<void> {
    club().reloj.set(momento);
    club().token = await club().signIn();
  }

  const modo = (cual: 'no' | 'pruebas' | 'si') =>
    club().call(avisosApi.guardarModo, { body: { modo: cual } });

  async function jugadores(idLiga: number, ...nombres: string[]): Promise<number[]> {
    const ids: number[] = [];
    for (const nombre of nombres) {
      const email = `${nombre.split(' ')[0]?.toLowerCase()}-${idLiga}@correo.example`;
      ids.push((await unJugador(club(), { nombre, idLiga, email })).id);
    }
    return ids;
  }

  const quien = async (id: number) => club().call(jugadoresApi.leer, { params: { id } });
  const leer = (id: number) => club().call(partidosApi.leer, { params: { id } });
  const guardar = async (id: number, cambios: object, cabeceras: Record<string, string> = {}) => {
    const { id: _, ...datos } = await leer(id);
    return club().app.inject({
      method: 'POST',
      url: `/api/private/partidos/${id}`,
      headers: { authorization: club().token, ...cabeceras },
      payload: { ...datos, ...cambios },
    });
  };

  /** A league that tells, and a match of two of it whose mails are out. */
  async function unoAvisado(cambios: object = {}) {
    const liga = await unaLiga(club(), { notificar: true, ...cambios });
    const [ana = 0, luis = 0] = await jugadores(liga.id, 'Ana Gil', 'Luis Paz');
    const quienes = { idLiga: liga.id, idJugador1: ana, idJugador2: luis };
    const { id } = await unPartido(club(), { ...quienes, fecha: `${SABADO}T10:00` });
    const mails = await queSalga();
    return { liga, ana, luis, quienes, id, mails };
  }

  /** The link at one press, as the program that reads mails presses it. */
  const pulsar = (path: string) =>
    club().app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

  return { pendientes, queSalga, aLas, modo, jugadores, quien, leer, guardar, unoAvisado, pulsar };
}
