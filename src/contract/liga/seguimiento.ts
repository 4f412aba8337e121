import { z } from 'zod';
import { ZONAS } from '#domain/clasificacion/fila.ts';
import { DiaLeido, FechaHoraLeida, Id, ParamId, QueryId, siHay, texto } from '../comunes.ts';
import { get } from '../endpoint.ts';
import { AjustePublico } from './ajustes.ts';
import { FilaHorario } from './horarios.ts';
import { EstadoPublico, Nivel } from './jugadores.ts';
import { Ciclo, disciplina, TipoLiga } from './ligas.ts';
import { FilaResultado } from './resultados.ts';

/** The last five played, the latest at the end. `gana`: null of a draw. */
const Forma = z.array(z.object({ id: Id, gana: z.boolean().nullable() }));

const Zona = z.enum(ZONAS);
const quedan = z.int().min(0);

const LigaDe = z.object({
  id: Id,
  nombre: z.string(),
  tipo: TipoLiga,
  ...disciplina,
  division: z.int(),
  activa: z.boolean(),
});

const Situacion = z.object({
  idJugador: Id,
  /** null: who is out of the league has no place. */
  puesto: z.int().nullable(),
  /** The place is shared. */
  empatado: z.boolean(),
  de: z.int(),
  puntos: z.int(),
  /** Its league is a ladder, which has none. */
  sinPuntos: z.literal(true).optional(),
  quedan,
  estado: EstadoPublico,
  zona: Zona.nullable(),
  /** "3.º de 1ª División, 13 puntos" and, of a match of that league, "3.º =, 13 puntos" where it is shared; no part breaks before its last word. */
  lugar: z.string(),
  forma: Forma,
  /** "3 ganados seguidos"; null: the last two differ, or there are not two. */
  racha: z.string().nullable(),
  /** `titulo`: "Liga social, 1ª División · 2026/27", as visitors read it. */
  liga: LigaDe.extend({ ciclo: Ciclo, titulo: z.string() }),
});
export type Situacion = z.infer<typeof Situacion>;

const PartidoDeCuadro = FilaResultado.extend({ weather: FilaHorario.shape.weather });
export type PartidoDeCuadro = z.infer<typeof PartidoDeCuadro>;

const FilaDeTabla = z.object({
  puesto: z.int(),
  empatado: z.boolean(),
  idJugador: Id,
  jugador: z.string(),
  estado: EstadoPublico,
  puntos: z.int(),
  /** Points by hand that `puntos` has; absent where there are none. */
  ajustes: z.array(AjustePublico).readonly().optional(),
  sinPuntos: z.literal(true).optional(),
  partidosJugados: z.int(),
  quedan,
  zona: Zona.nullable(),
  forma: Forma,
});
export type FilaDeTabla = z.infer<typeof FilaDeTabla>;

const cuenta = z.int().min(0);
const Balance = z.object({ ganados: cuenta, perdidos: cuenta, empatados: cuenta });

/** With where the rival of that side is, of a match of their league, and the forecast. */
const Siguiente = PartidoDeCuadro.extend({
  tiempo: z.string().nullable(),
  rival: Situacion.pick({ lugar: true, forma: true }).nullable(),
});
export type Siguiente = z.infer<typeof Siguiente>;

const DeCada = z.tuple([z.int(), z.int()]);

const Encuentro = z.object({
  /** "Liga social, 1ª División · 2026/27": what it is a match of. */
  liga: z.string(),
  duracion: z.int(),
  /** Of each side; null: of no league that classifies. */
  situacion1: Situacion.nullable(),
  situacion2: Situacion.nullable(),
  entreLosDos: z.array(FilaResultado.extend({ nombreLiga: z.string() })),
  /** What each has won from the other in all of those. */
  balance: z.object({ partidos: DeCada, empatados: cuenta, sets: DeCada, juegos: DeCada }),
  /** "Entre los dos, 2–1" or, where this is the only one, "Primera vez que se enfrentan"; null if one did not turn up. */
  historia: z.string().nullable(),
  /** The page of the news item that tells of it. */
  noticia: z.string().nullable(),
  /** Whom both have met, those met the most first, at most five (face to face, twelve): how each has done. */
  rivalesComunes: z.array(z.object({ id: Id, nombre: z.string(), uno: Balance, otro: Balance })),
  /** How many those are, at most twelve, and against the ones that are told. */
  enComun: z.object({ rivales: z.int(), uno: Balance, otro: Balance }),
  /** Of each side, the newest first: what they had played before or, until it is played, last, of any kind. */
  ultimos: z.array(z.array(FilaResultado)),
  /** The next match of each side with a date, of a match that is not to come. */
  siguientes: z.array(z.array(Siguiente)),
  /** Of a match to come, what each plays in the two days before; null: neither does. */
  antes: z.string().nullable(),
  /** Both in their table, with who is nearest: at most five rows; empty where they are not of one table. */
  tabla: z.array(FilaDeTabla),
  /** "Les separan 2 puntos."; null where they are not of one table. */
  separacion: z.string().nullable(),
  /** Of each side, where a win leaves them: "sube al 2.º, con 17 puntos"; null of what is not to be played, or changes no table. */
  siGana: z.tuple([z.string(), z.string()]).nullable(),
  /** And a defeat: "sigue 3.º, con 13 puntos". */
  siPierde: z.tuple([z.string(), z.string()]).nullable(),
  /** "Ana ganó sin ceder un set"; null of what has no two sets. */
  relato: z.string().nullable(),
  /** Who did not turn up, and what it changed in the table of both; null of what has not been played, or neither. */
  cambio: z.string().nullable(),
  weather: FilaHorario.shape.weather,
  /** Of a match to come, that in words or, beyond the forecast, from which day on there will be one. */
  tiempo: z.string().nullable(),
});
export type Encuentro = z.infer<typeof Encuentro>;

const LadoDeCara = z.object({
  id: Id,
  nombre: z.string(),
  /** In the league they are in; null: in none that classifies. */
  situacion: Situacion.nullable(),
});

const CaraACara = Encuentro.pick({
  entreLosDos: true,
  balance: true,
  rivalesComunes: true,
  enComun: true,
}).extend({
  uno: LadoDeCara,
  otro: LadoDeCara,
  /** Of each side, the newest first: what they have played last against others, of any kind. */
  ultimos: Encuentro.shape.ultimos,
  /** "Ana va por delante; el último lo ganó Blas"; null of those who have never met. */
  historia: z.string().nullable(),
  /** They have a match left in their league that nobody has arranged. */
  pendiente: z.boolean(),
  /** Of one league that is being played, they have none left in it. */
  acabado: z.boolean(),
  porJugar: z.array(
    FilaResultado.extend({
      nombreLiga: z.string(),
      duracion: z.int(),
      weather: FilaHorario.shape.weather,
      tiempo: z.string().nullable(),
    }),
  ),
});
export type CaraACara = z.infer<typeof CaraACara>;

const FichaJugador = z.object({
  nombre: z.string(),
  situacion: Situacion.nullable(),
  /** Of those as near above, the first; and how many points ahead. */
  delante: z
    .object({ idJugador: Id, jugador: z.string(), puesto: z.int(), empatado: z.boolean(), puntos: z.int() })
    .nullable(),
  evolucion: z.array(z.object({ dia: DiaLeido, puesto: z.int(), empatado: z.boolean(), puntos: z.int() })),
  /** Of each place of the table, from the first. */
  zonas: z.array(Zona.nullable()),
  proximo: z
    .object({
      id: Id,
      fecha: FechaHoraLeida,
      idRival: Id,
      rival: z.string(),
      pista: z.string().nullable(),
      weather: FilaHorario.shape.weather,
    })
    .nullable(),
  /** Why there is no next match; absent where there is. */
  sinProximo: z.string().optional(),
  /** Points by hand in the league they are in; absent where there are none. */
  ajustes: z.array(AjustePublico).readonly().optional(),
  /** Rivals of the league with whom a match is left that nobody has arranged. */
  sinPartido: z.array(z.object({ id: Id, nombre: z.string() })),
  /** Only where the club publishes it, and never of a minor. */
  nivel: Nivel.optional(),
  /** Whom they may challenge, of who plays in a ladder. */
  puedeRetar: z.array(z.object({ id: Id, nombre: z.string() })).optional(),
});
export type FichaJugador = z.infer<typeof FichaJugador>;

const Evolucion = z.object({
  dias: z.array(z.string()),
  /** `puestos`: one for each of those days. */
  jugadores: z.array(z.object({ idJugador: Id, jugador: z.string(), puestos: z.array(z.int().min(0)) })),
});
export type Evolucion = z.infer<typeof Evolucion>;

const Encontrado = z.object({
  id: Id,
  nombre: z.string(),
  liga: z.string(),
  tipo: TipoLiga,
  ...disciplina,
  division: z.int(),
  /** null: of no league that classifies, or out of it. */
  puesto: z.int().nullable(),
  empatado: z.boolean(),
});
export type Encontrado = z.infer<typeof Encontrado>;

export const seguimientoApi = {
  marcha: get(
    '/api/clasificaciones/marcha',
    'De cada jugador de una liga, los partidos que le quedan y cómo va.',
    {
      query: z.object({ idLiga: QueryId }),
      output: z.array(z.object({ idJugador: Id, quedan, forma: Forma })),
    },
  ),
  evolucion: get(
    '/api/clasificaciones/evolucion',
    'El puesto de cada jugador de una liga tras cada semana con resultados, en el orden de la tabla.',
    { query: z.object({ idLiga: QueryId }), output: Evolucion },
  ),
  cuadro: get(
    '/api/clasificaciones/cuadro',
    'Todos los partidos de un playoff o de unos amistosos, jugados o fijados; de los demás tipos, ninguno.',
    { query: z.object({ idLiga: QueryId }), output: z.array(PartidoDeCuadro) },
  ),
  encuentro: get(
    '/api/clasificaciones/partido/:id/encuentro',
    'Lo que rodea a un partido: los puestos y la marcha de los dos, su balance, sus rivales comunes, lo último y lo siguiente de cada uno, la tabla a su alrededor y el tiempo.',
    { params: ParamId, output: Encuentro },
  ),
  caraACara: get(
    '/api/clasificaciones/cara-a-cara',
    'Dos jugadores: sus puestos, lo que han jugado y les queda por jugar, sus rivales comunes, lo último de cada uno.',
    { query: z.object({ uno: QueryId, otro: QueryId }), output: CaraACara },
  ),
  ficha: get(
    '/api/clasificaciones/jugador/:id/ficha',
    'Puesto, marcha, evolución y próximo partido de un jugador.',
    { params: ParamId, output: FichaJugador },
  ),
  buscar: get(
    '/api/clasificaciones/jugadores',
    'Jugadores de las ligas activas cuyo nombre público tiene esas palabras, como mucho 30.',
    { query: z.object({ nombre: siHay(texto(60)) }), output: z.array(Encontrado) },
  ),
};
