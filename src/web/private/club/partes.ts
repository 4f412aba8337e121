import type { ReactNode } from 'react';
import { club } from '#club';
import { type DatosClub, SEDES } from '#domain/club/datos.ts';
import { nombreMes } from '#domain/fecha-texto.ts';
import { destinoDe, TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import { CLASES, TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { type Campos, cada, en, grupo, listaDe } from '#web/club/mesa/campos.tsx';
import { comoSeEscribe, nombreDePrograma } from './valores.ts';

type Parte = (campos: Campos, datos: DatosClub) => ReactNode[];

/** With their bank data and files. */
const RECIBEN: ReadonlySet<string> = new Set(TIPOS_INSCRIPCION.map(destinoDe));

/** `cobra`: may say where enrolments go. */
export const correos =
  (cobra: boolean): Parte =>
  (c, { buzones, campus }) =>
    buzones.map(({ proposito }, lugar) => {
      const nombre = club.buzones.find((uno) => uno.proposito === proposito)?.nombre ?? proposito;
      if (proposito === 'campus' && !campus) return null;
      return en(
        'linea',
        c.texto(`buzones.${lugar}.email`, `Correo de ${nombre}`, 120, {
          type: 'email',
          readOnly: !cobra && RECIBEN.has(proposito),
        }),
        c.texto(`buzones.${lugar}.quien`, 'Quién contesta', 60, {
          'aria-label': `Quién contesta en ${nombre}`,
        }),
      );
    });

const PALABRAS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
/** In the order of the week, and as the data number them. */
const DIAS = [1, 2, 3, 4, 5, 6, 0].map((value) => ({ value, label: PALABRAS[value] ?? '' }));

const horario = (c: Campos, cual: 'pistas' | 'secretaria', deQue: string, { [cual]: tramos }: DatosClub) =>
  en(
    'pila',
    listaDe(tramos, (_, lugar) =>
      grupo(
        `Horario ${lugar + 1} de ${deQue}`,
        c.varias(`${cual}.${lugar}.dias`, DIAS),
        en(
          'cortos',
          c.texto(`${cual}.${lugar}.desde`, 'Abre a las', 5),
          c.texto(`${cual}.${lugar}.hasta`, 'Cierra a las', 5),
          c.quitar(cual, lugar, `el horario ${lugar + 1}`),
        ),
      ),
    ),
    c.falta(cual),
    c.anadir(cual, { dias: [], desde: '', hasta: '' }, `Añadir un horario de ${deQue}`),
  );

const MESES = [
  { value: '0', label: 'Ninguno' },
  ...Array.from({ length: 12 }, (_, mes) => ({ value: String(mes + 1), label: nombreMes(mes + 1) })),
];

export const horarios: Parte = (c, datos) => [
  en('grupos', horario(c, 'pistas', 'las pistas', datos), horario(c, 'secretaria', 'la secretaría', datos)),
  c.lista('sinSecretaria', 'Mes en que cierra la secretaría', MESES, { esNumero: true }),
];

type Sede = (typeof SEDES)[number];

/** A site that is renamed keeps the courts it had. */
function susPistas(cual: Sede, nombre: string): string {
  const { nombre: guardado, comienzos = [] } = club.centros[cual] ?? { nombre };
  const todos = [...new Set([nombre.trim(), guardado, ...comienzos])].filter(Boolean);
  return `Son suyas las pistas que empiezan por ${todos.map((uno) => `«${uno}»`).join(' o ')}.`;
}

const DEPORTES = [
  { value: 'tenis', label: 'Tenis' },
  { value: 'padel', label: 'Pádel' },
  { value: 'pickleball', label: 'Pickleball' },
];

const TITULOS: Record<Sede, string> = {
  prado: 'Sede principal',
  reston: 'Segunda sede',
  tercera: 'Tercera sede',
};

/** As many as maps give. */
const GRADOS = { decimales: 14 };
const NUEVAS = { deporte: 'tenis', numero: 1, superficie: '' };

const sede = (c: Campos, cual: Sede, { nombre, pistas = [] }: DatosClub['prado']) =>
  grupo(
    TITULOS[cual],
    en(
      'linea',
      c.texto(`${cual}.nombre`, 'Nombre de la sede', 40, { description: susPistas(cual, nombre) }),
      c.texto(`${cual}.direccion`, 'Dirección', 150),
    ),
    en(
      'cortos',
      c.numero(`${cual}.latitud`, 'Latitud', GRADOS),
      c.numero(`${cual}.longitud`, 'Longitud', GRADOS),
    ),
    cada(pistas, (_, lugar) =>
      en(
        'cortos',
        c.lista(`${cual}.pistas.${lugar}.deporte`, 'Pistas de', DEPORTES),
        c.numero(`${cual}.pistas.${lugar}.numero`, 'Cuántas'),
        c.texto(`${cual}.pistas.${lugar}.superficie`, 'Suelo', 40),
        c.quitar(`${cual}.pistas`, lugar, 'esas pistas'),
      ),
    ),
    c.anadir(`${cual}.pistas`, NUEVAS, 'Añadir pistas', `a ${TITULOS[cual].toLowerCase()}`),
  );

export const sedes: Parte = (c, datos) => {
  const { latitud, longitud } = datos.prado;
  const nueva = { nombre: '', comienzos: [], direccion: '', latitud, longitud, pistas: [] };
  return SEDES.map((cual) => {
    const suya = datos[cual];
    const una = cual === 'reston' ? 'una segunda' : 'una tercera';
    return en(
      'pila',
      cual === 'prado' ? null : c.siHay(cual, `El club tiene ${una} sede`, nueva),
      suya && sede(c, cual, suya),
    );
  });
};

/** When each programme has its classes and where. */
export const clases: Parte = (c, datos) => {
  const hay = SEDES.filter((cual) => datos[cual] !== null).map((value) => ({
    value,
    label: datos[value]?.nombre || TITULOS[value],
  }));
  return [
    en(
      'grupos',
      ...datos.clases.map(({ id }, lugar) =>
        grupo(
          nombreDePrograma(id),
          c.texto(`clases.${lugar}.dias`, 'Días', 80),
          en(
            'cortos',
            c.texto(`clases.${lugar}.semana`, 'De lunes a jueves', 60),
            c.texto(`clases.${lugar}.viernes`, 'Viernes', 60),
            c.texto(`clases.${lugar}.finDeSemana`, 'Fin de semana', 60),
          ),
          hay.length > 1 ? c.varias(`clases.${lugar}.centros`, hay) : c.falta(`clases.${lugar}.centros`),
        ),
      ),
    ),
  ];
};

const HORAS = { dos: 'dos horas', una: 'una hora' } as const;

/** What a programme costs a month: socios beside no socios, an hour below two. */
const cuotas = (
  c: Campos,
  { id, cuotas: tiene, modalidades }: DatosClub['programas'][number],
  campo: string,
) =>
  grupo(
    `${nombreDePrograma(id)}, al mes`,
    en(
      'pares',
      ...(tiene ? (['dos', 'una'] as const) : []).flatMap((horas) => [
        c.euros(`${campo}.cuotas.${horas}.socios`, `Socios, ${HORAS[horas]}`),
        c.euros(`${campo}.cuotas.${horas}.noSocios`, `No socios, ${HORAS[horas]}`),
      ]),
      ...modalidades.map(({ nombre }, n) => c.euros(`${campo}.modalidades.${n}.cuota`, nombre)),
    ),
    c.falta(campo),
  );

const NUEVO_INTENSIVO = comoSeEscribe({ nombre: '', socios: 0, noSocios: 0 });

/** What things cost. Those of the camp have weeks and places beside them, so they stay in Configuración. */
export const precios: Parte = (c, { programas, intensivos }) => [
  en(
    'estrecho',
    c.euros('cuota', 'Cuota de socio, al año'),
    c.euros('matricula', 'Matrícula de la escuela, por curso'),
  ),
  grupo(
    'Ligas, por temporada',
    en('pares', ...TIPOS_GESTIONADOS.map((tipo) => c.euros(`ligas.${tipo}`, CLASES[tipo].titulo))),
  ),
  en('grupos', ...programas.map((uno, lugar) => cuotas(c, uno, `programas.${lugar}`))),
  listaDe(intensivos, (_, lugar) =>
    en(
      'conPrecio',
      c.texto(`intensivos.${lugar}.nombre`, `Intensivo ${lugar + 1}`, 80),
      c.euros(`intensivos.${lugar}.socios`, 'Socios'),
      c.euros(`intensivos.${lugar}.noSocios`, 'No socios'),
      c.quitar('intensivos', lugar, `el intensivo ${lugar + 1}`),
    ),
  ),
  c.falta('intensivos'),
  c.anadir('intensivos', NUEVO_INTENSIVO, 'Añadir un intensivo'),
];

const NUEVO_PATROCINADOR = { nombre: '', siglas: '', url: '', imagen: '' };

export const patrocinadores: Parte = (c, { patrocinadores: todos }) => [
  listaDe(
    todos,
    (_, lugar) =>
      grupo(
        `Patrocinador ${lugar + 1}`,
        en(
          'linea',
          c.texto(`patrocinadores.${lugar}.nombre`, 'Nombre', 80),
          c.texto(`patrocinadores.${lugar}.siglas`, 'Siglas, si no hay imagen', 8),
        ),
        c.texto(`patrocinadores.${lugar}.url`, 'Su página', 200, { type: 'url' }),
        c.foto(`patrocinadores.${lugar}.imagen`, 'Su imagen', 'Sin ella se escriben sus siglas.'),
        en('boton', c.quitar('patrocinadores', lugar, `el patrocinador ${lugar + 1}`)),
      ),
    'grupos',
  ),
  c.anadir('patrocinadores', NUEVO_PATROCINADOR, 'Añadir un patrocinador'),
];
