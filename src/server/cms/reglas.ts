import { fechaSemana } from '#domain/fecha-texto.ts';
import { juegaAPuntos } from '#domain/liga/a-puntos.ts';
import { finDeCiclo, semanasEscritas, tamanoDeGrupo } from '#domain/liga/ciclo.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import {
  type AlVencer,
  type Criterio,
  esDeLiguilla,
  type FormatoSet,
  type Medida,
  type Rechazo,
  type ReglaAlIrse,
  type Reglas,
  type SiIgualan,
} from '#domain/liga/reglas.ts';
import { conMayuscula, enLista } from '#domain/texto.ts';
import { escapeHtml } from '#server/platform/files/html.ts';
import { filasDePuntos, otrosFinales, otrosPuntos, RESOLUCION } from './reglas-puntos.ts';
import { type Cifra, cifras, enPalabras, tabla } from './tablas.ts';

export type GrupoReglas = {
  reglas: Reglas;
  divisiones: readonly string[];
  /** Of the leagues in play, by the year they begin in. */
  anios: readonly number[];
  /** The one that is played; 0 where it is the whole season. */
  ciclo: number;
};

const alternativas = new Intl.ListFormat('es', { type: 'disjunction' });

const FORMATOS: Record<FormatoSet, string> = {
  largo: 'a seis juegos',
  corto: 'a cuatro juegos',
  tieBreak: 'tie-break a siete puntos',
  superTieBreak: 'super tie-break a diez puntos',
  once: 'a once puntos',
  quince: 'a quince puntos',
};

const aJuegos = (formato: FormatoSet): boolean => formato === 'largo' || formato === 'corto';

/** Tie-breaks decide a match at one set all, where there are sets of games. */
function dosSets(formatos: readonly FormatoSet[]): string {
  const decir = (unos: readonly FormatoSet[]) => alternativas.format(unos.map((uno) => FORMATOS[uno]));
  if (juegaAPuntos({ formatos }))
    return `dos sets ${decir(formatos)}, con dos de ventaja; con empate a uno, un tercero igual.`;
  const sets = formatos.filter(aJuegos);
  if (sets.length === 0)
    return `dos sets, cada uno un ${decir(formatos)}; con empate a uno, un tercero igual.`;
  const deciden = formatos.filter((formato) => !aJuegos(formato));
  return `dos sets ${decir(sets)}; con empate a uno, ${deciden.length > 0 ? decir(deciden) : 'un tercero igual'}.`;
}

/** Only what is in force. */
const setsDe = ({ formatos, puntoDeOro, conReloj }: Reglas): string =>
  [
    dosSets(formatos),
    puntoDeOro && 'Con 40 iguales decide el punto de oro.',
    conReloj && 'Al acabar el tiempo, el partido queda como esté.',
  ]
    .filter((frase) => frase !== false)
    .join(' ');

const MEDIDAS: Record<Medida, (que: string) => string> = {
  diferencia: (que) => `La diferencia entre ${que} ganados y perdidos.`,
  porcentaje: (que) => `El porcentaje de ${que} ganados.`,
};

const entreEllos = (criterio: string): string =>
  criterio.replace(/\.$/, ', solo en los partidos jugados entre los empatados.');

const DESEMPATES: Record<Criterio, (medida: Medida) => string> = {
  directo: () => 'Si son solo dos, lo que pasó en los partidos jugados entre ellos.',
  sets: (medida) => MEDIDAS[medida]('sets'),
  juegos: (medida) => MEDIDAS[medida]('juegos'),
  menosWo: () => 'Haber dejado de presentarse a menos partidos.',
  puntosEntre: () => 'Los puntos de los partidos jugados entre los empatados.',
  setsEntre: (medida) => entreEllos(MEDIDAS[medida]('sets')),
  juegosEntre: (medida) => entreEllos(MEDIDAS[medida]('juegos')),
  menosPartidos: () => 'Haber llegado a esos puntos en menos partidos.',
};

const tablaPuntos = (reglas: Reglas): string =>
  tabla({
    titulo: 'Puntos por partido',
    columnas: ['Resultado', 'Puntos'],
    filas: filasDePuntos(reglas),
  });

const recuento = ({ contarMarcadorWo, superTieBreakComoJuego, formatos }: Reglas): string[] => [
  contarMarcadorWo
    ? 'El 6-0 y 6-0 de un partido sin presentarse cuenta en los sets y en los juegos.'
    : 'El 6-0 y 6-0 de un partido sin presentarse no cuenta en los sets ni en los juegos.',
  ...(superTieBreakComoJuego && !juegaAPuntos({ formatos })
    ? ['Un super tie-break cuenta como un set y como un solo juego.']
    : []),
];

type Movimiento = { de: string; uno: string; varios: string; mueve: string; mueven: string; adonde: string };

const SUBIR: Movimiento = {
  de: ' de cada división',
  ...{ uno: 'el primero', varios: 'primeros', mueve: 'sube', mueven: 'suben', adonde: 'a la de encima' },
};
const BAJAR: Movimiento = {
  de: '',
  ...{ uno: 'el último', varios: 'últimos', mueve: 'baja', mueven: 'bajan', adonde: 'a la de debajo' },
};

/** Where the first one, or the last one, goes further than the others, so it is said of that one alone. */
function seMueven({ de, uno, varios, mueve, mueven, adonde }: Movimiento, cuantos: number, salto: number) {
  const lejos = `${salto} divisiones de una vez`;
  if (cuantos === 1) return `${uno}${de} ${mueve} ${salto > 1 ? lejos : adonde}`;
  const menos = salto > 1 ? `, salvo ${uno}, que ${mueve} ${lejos}` : '';
  return `los ${cuantos} ${varios}${de} ${mueven} ${adonde}${menos}`;
}

function subenYBajanDe({ ascensos: directos, saltoPrimero, saltoUltimo }: Reglas): string {
  const suben = conMayuscula(seMueven(SUBIR, directos, saltoPrimero));
  return `${suben}${suben.includes(',') ? '; ' : ' y '}${seMueven(BAJAR, directos, saltoUltimo)}.`;
}

function ascensos(reglas: Reglas): string {
  const { ascensos: directos, promociones, eliminadosOcupanPlaza } = reglas;
  if (directos === 0) return '<p>No hay ascensos ni descensos.</p>';
  const juegan =
    promociones > 0
      ? ` ${promociones === 1 ? 'El siguiente' : `Los ${promociones} siguientes`} por arriba y por abajo ${promociones === 1 ? 'juega' : 'juegan'} la promoción.`
      : '';
  const fuera = eliminadosOcupanPlaza
    ? 'Quien está eliminado o ha dejado la liga va el último y ocupa plaza de descenso.'
    : 'Quien está eliminado o ha dejado la liga va el último y no ocupa plaza: se cuentan los demás.';
  return `<p>${subenYBajanDe(reglas)}${juegan} En la primera división no se asciende y en la última no se desciende. ${fuera}</p>`;
}

/** What becomes of the matches of somebody who leaves during the season. */
const AL_IRSE: Record<ReglaAlIrse, string> = {
  seDecide: 'Si alguien deja la liga, lo que jugó vale y el club decide qué pasa con lo que falta.',
  mitad:
    'Si alguien deja la liga habiendo jugado menos de la mitad de sus partidos, se anulan todos y no cuentan para nadie; si ya jugó la mitad, lo jugado vale y sus rivales ganan lo que falta.',
  anular: 'Si alguien deja la liga, se anulan todos sus partidos y no cuentan para nadie.',
  adjudicar: 'Si alguien deja la liga, lo que jugó vale y sus rivales ganan lo que falta.',
  abierto:
    'Si alguien deja la liga, lo que jugó vale, y lo que falta lo ganan sus rivales al cerrar la clasificación.',
};

const alIrse = ({ alIrse: regla }: Reglas): string => `<h3>Quien deja la liga</h3><p>${AL_IRSE[regla]}</p>`;

const enPuntos = (etiqueta: 'ul' | 'ol', textos: readonly string[]): string =>
  `<${etiqueta}>${textos.map((texto) => `<li>${texto}</li>`).join('')}</${etiqueta}>`;

/** Who goes first, where a place is worth it. */
const SI_IGUALAN: Record<SiIgualan, string> = {
  seDecide: 'el club decide quién va delante',
  sorteo: 'se sortea al cierre quién va delante',
  partido: 'y son dos, juegan un partido de desempate; si son más, el club decide quién va delante',
  mano: 'el club dice quién va delante y publica por qué',
};

const siNada = ({ siIgualan }: Reglas): string =>
  `Quienes igualan en todo comparten puesto; si con él sube o baja alguno y no todos, ${SI_IGUALAN[siIgualan]}.`;

const LIGUILLA =
  'Lo jugado entre los empatados se cuenta como una liguilla: solo valen los partidos de unos contra otros, aunque no todos hayan jugado los mismos, y se vuelve a contar cada vez que quedan menos empatados.';

function desempates(reglas: Reglas): string {
  if (reglas.desempates.length === 0)
    return `<h3>Desempates</h3><p>Los empates a puntos no se deshacen. ${siNada(reglas)}</p>`;
  const criterios = reglas.desempates.map((criterio) => DESEMPATES[criterio](reglas.medida));
  return [
    '<h3>Desempates</h3>',
    '<p>Si varios jugadores empatan a puntos, decide lo primero de esta lista que los separe. Cada vez que el grupo se reduce, se vuelve a empezar por el principio.</p>',
    enPuntos('ol', criterios),
    reglas.desempates.some(esDeLiguilla) ? `<p>${LIGUILLA}</p>` : '',
    `<p>${siNada(reglas)}</p>`,
    '<p>Además:</p>',
    enPuntos('ul', recuento(reglas)),
  ].join('');
}

const suplentes = ({ suplencias }: Reglas): string =>
  suplencias === 0
    ? ''
    : `<h3>Suplentes</h3><p>Cada pareja puede jugar con un suplente ${
        suplencias === 1 ? 'un partido' : `${suplencias} partidos`
      } de la temporada. El resultado cuenta para la pareja. No puede suplir quien juega ese día en la misma liga.</p>`;

const finales = (reglas: Reglas): string =>
  `<h3>Si un partido no acaba como los demás</h3>${enPuntos('ul', otrosFinales(reglas))}`;

/** What an upper division is worth more; a ladder has no points. */
const enLaGeneral = (reglas: Reglas, ciclo: number): string =>
  ciclo > 0 && reglas.puntosCiclo !== 0 && !esEscalera({ reglas })
    ? `En la tabla general, quien juega algún partido del ciclo suma además ${reglas.puntosCiclo} ${Math.abs(reglas.puntosCiclo) === 1 ? 'punto' : 'puntos'}.`
    : '';

/** How long a cycle is and which days this one has, how many play in a group and what a cycle gives: only what the league says. */
function ciclos(reglas: Reglas, ciclo: number): string {
  const tamano = tamanoDeGrupo(reglas);
  const fin = finDeCiclo({ ciclo, reglas });
  const dura =
    ciclo > 0 && reglas.semanasCiclo > 0 ? `Cada ciclo dura ${semanasEscritas(reglas.semanasCiclo)}` : '';
  const este =
    fin && reglas.inicioCiclo
      ? `; el ciclo ${ciclo} empieza el ${fechaSemana(reglas.inicioCiclo)} y acaba el ${fechaSemana(fin)}`
      : '';
  const frases = [
    tamano === '' ? '' : `En cada división hay un grupo ${tamano}.`,
    dura === '' ? '' : `${dura}${este}.`,
    enLaGeneral(reglas, ciclo),
  ].filter((frase) => frase !== '');
  return frases.length === 0 ? '' : `<h3>Grupos y ciclos</h3><p>${frases.join(' ')}</p>`;
}

const desempatesYAscensos = (reglas: Reglas, ciclo: number): string =>
  [
    finales(reglas),
    desempates(reglas),
    ciclos(reglas, ciclo),
    '<h3>Ascensos y descensos</h3>',
    ascensos(reglas),
    alIrse(reglas),
    suplentes(reglas),
  ].join('');

const PASADO_EL_PLAZO: Record<AlVencer, string> = {
  mesa: 'Pasado el plazo, el club puede darlo por no jugado.',
  solo: 'Pasado el plazo sin que nadie lo diga, se da por no jugado, como si no se hubiera presentado ninguno.',
};

/** Only where the league sets one. */
const plazo = ({ plazoResultado, alVencer }: Reglas): string =>
  plazoResultado > 0
    ? `${plazoResultado === 1 ? 'Un día' : `${plazoResultado} días`} desde el del partido. ${PASADO_EL_PLAZO[alVencer]}`
    : '';

const conPlazo = (reglas: Reglas): string =>
  plazo(reglas) === '' ? '' : `<h3>Plazo para decir el resultado</h3><p>${plazo(reglas)}</p>`;

const RECHAZO: Record<Rechazo, string> = {
  pierde: 'Quien es retado y no acepta o no se presenta pierde el puesto, como si le hubieran ganado.',
  baja: 'Quien es retado y no acepta o no se presenta baja un puesto.',
  nada: 'Que el retado no acepte o no se presente no cambia ningún puesto.',
};

const puestos = (cuantos: number): string => (cuantos === 1 ? 'un puesto' : `hasta ${cuantos} puestos`);
const dias = (cuantos: number): string => (cuantos === 1 ? '1 día' : `${cuantos} días`);

/** Of a ladder, in place of points and tie-breaks. docs/reglas/escalera.md */
const escalera = (reglas: Reglas): string =>
  [
    '<h3>Escalera</h3><p>No hay puntos: cuenta el puesto.</p>',
    enPuntos('ul', [
      `Puedes retar a quien esté ${puestos(reglas.retoPuestos)} por encima de ti.`,
      `Desde que se acuerda, hay ${dias(reglas.retoDias)} para jugar el reto.`,
      'Si gana quien reta, toma el puesto del retado, y este y los de en medio bajan uno. Si gana el retado, nadie se mueve.',
      ...(reglas.empate === null ? [] : ['Si un reto acaba en empate, nadie se mueve.']),
      RECHAZO[reglas.rechazo],
      'Quien entra empieza el último; quien se va deja su sitio y los demás conservan su orden.',
    ]),
  ].join('');

const deEscalera = (reglas: Reglas, ciclo: number): string =>
  [
    escalera(reglas),
    `<h3>Sets</h3><p>Se juegan ${setsDe(reglas)}</p>`,
    conPlazo(reglas),
    ciclos(reglas, ciclo),
    '<h3>Ascensos y descensos</h3>',
    ascensos(reglas),
    reglas.alIrse === 'mitad' || reglas.alIrse === 'anular' ? alIrse(reglas) : '',
    suplentes(reglas),
  ].join('');

/** One rules record in words: nobody writes these numbers twice. */
export const prosaReglas = (reglas: Reglas, ciclo = 0): string =>
  esEscalera({ reglas })
    ? deEscalera(reglas, ciclo)
    : [
        tablaPuntos(reglas),
        `<h3>Sets</h3><p>Se juegan ${setsDe(reglas)}</p>`,
        conPlazo(reglas),
        desempatesYAscensos(reglas, ciclo),
      ].join('');

/** The rules in play; when divisions differ, each group of them with its own. */
export function reglasEnTexto(grupos: readonly GrupoReglas[]): string {
  const [unico] = grupos;
  if (unico && grupos.length === 1) return prosaReglas(unico.reglas, unico.ciclo);
  return grupos
    .map(
      ({ reglas, divisiones, ciclo }) =>
        `<p><strong>${escapeHtml(enLista(divisiones))}</strong></p>${prosaReglas(reglas, ciclo)}`,
    )
    .join('');
}

const DE_LO_ESENCIAL =
  '<p>Los puntos y los sets de cada partido están en <strong>Lo esencial</strong>, al principio de la página.</p>';

/** The rules in play in a text that tells what is essential too: that, once. */
export const restoEnTexto = (grupos: readonly GrupoReglas[]): string =>
  grupos.length > 1
    ? reglasEnTexto(grupos)
    : grupos
        .map(({ reglas, ciclo }) =>
          esEscalera({ reglas })
            ? prosaReglas(reglas, ciclo)
            : `${DE_LO_ESENCIAL}${desempatesYAscensos(reglas, ciclo)}`,
        )
        .join('');

const EMPATE: Record<Criterio, string> = {
  directo: 'lo que pasó entre ellos (si son solo dos)',
  sets: 'los sets',
  juegos: 'los juegos',
  menosWo: 'haber dejado de presentarse a menos partidos',
  puntosEntre: 'los puntos entre los empatados',
  setsEntre: 'los sets entre los empatados',
  juegosEntre: 'los juegos entre los empatados',
  menosPartidos: 'haber jugado menos partidos',
};

const subenYBajan = ({ ascensos: directos, promociones }: Reglas): string => {
  if (directos === 0) return 'Nadie: no hay ascensos ni descensos.';
  const juegan = promociones > 0 ? `; ${promociones} más por cada lado juegan la promoción` : '';
  return `${directos} y ${directos} de cada división (de la primera nadie sube y de la última nadie baja)${juegan}.`;
};

const puntosPor = (que: string, cuantos: number): Cifra => [
  `${cuantos === 1 ? 'punto' : 'puntos'} por ${que}`,
  String(cuantos),
];

const dePuntos = (reglas: Reglas): Cifra[] => [
  puntosPor('ganar', reglas.victoria),
  puntosPor('perder jugando', reglas.derrota),
  puntosPor('no presentarse', reglas.derrotaWo),
  puntosPor(`perder un partido de resolución, ${RESOLUCION}`, reglas.derrotaResolucion),
  ...otrosPuntos(reglas).map(([que, puntos]) => puntosPor(que, puntos)),
];

const puntosEsenciales = (reglas: Reglas): Cifra[] => (esEscalera({ reglas }) ? [] : dePuntos(reglas));

const normasEsenciales = (reglas: Reglas): Cifra[] => [
  ['El partido', conMayuscula(setsDe(reglas))],
  [
    'Quién puede retar a quién',
    esEscalera({ reglas })
      ? `A quien esté ${puestos(reglas.retoPuestos)} por encima; el reto se juega en ${dias(reglas.retoDias)}.`
      : '',
  ],
  ['Si el retado no se presenta', esEscalera({ reglas }) ? RECHAZO[reglas.rechazo] : ''],
  [
    'Si empatan a puntos',
    esEscalera({ reglas })
      ? ''
      : reglas.desempates.length === 0
        ? 'Comparten puesto.'
        : `Decide, por este orden: ${enLista(reglas.desempates.map((criterio) => EMPATE[criterio]))}.`,
  ],
  ['Suben y bajan', subenYBajan(reglas)],
  ['Plazo para decir el resultado', plazo(reglas)],
  [
    'Plazo para responder a un resultado',
    reglas.anotan === 'confirmado' ? `${reglas.horasRespuesta} horas desde que lo apunta el rival.` : '',
  ],
];

/** What is looked up most, before the rest; of divisions with rules of their own, only what all share. */
export function esencialEnTexto(grupos: readonly GrupoReglas[]): string {
  const comunes = (decir: (reglas: Reglas) => Cifra[]): Cifra[] => {
    const [primeras = [], ...otras] = grupos.map(({ reglas }) => decir(reglas));
    return primeras.filter(([que, cuanto]) =>
      otras.every((suyas) => suyas.some(([otro, tanto]) => otro === que && tanto === cuanto)),
    );
  };
  const anios = new Set(grupos.flatMap((grupo) => grupo.anios));
  const temporada = anios.size === 1 ? ` de la temporada ${nombreTemporada(Math.max(...anios))}` : '';
  return `<aside class="cifras"><p><strong>Lo esencial${temporada}</strong></p>${cifras(comunes(puntosEsenciales))}${enPalabras(comunes(normasEsenciales))}</aside>`;
}
