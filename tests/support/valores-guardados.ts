/**
 * What the database could hold before steps said what they bring (`trae` in src/server/db/migrate.ts): never changed. A
 * value added to a list comes with a step.
 */
export const PRIMEROS_VALORES = {
  tiposDeLiga: ['social', 'infantil', 'amistosos', 'playoff'],
  desempates: ['directo', 'sets', 'juegos', 'menosWo'],
  medidas: ['diferencia', 'porcentaje'],
  deportes: [],
  modos: [],
  formatosDeSet: ['largo', 'corto', 'tieBreak', 'superTieBreak'],
  solicitudes: ['contacto', 'pruebanivel', 'inscripcion'],
  inscripciones: [
    'escuelaminitenis',
    'escuelainiciacion',
    'escuelaperfeccionamiento',
    'escuelaadultos',
    'escuelapadel',
    'escuelapickleball',
    'equipocompeticion',
    'ligasocialtenis',
    'ligainfantiltenis',
    'nuevosocio',
    'campusverano',
  ],
  reglas: [
    'clasifica',
    'victoria',
    'derrota',
    'derrotaWo',
    'derrotaResolucion',
    'contarMarcadorWo',
    'superTieBreakComoJuego',
    'medida',
    'desempates',
    'formatos',
    'ascensos',
    'promociones',
    'eliminadosOcupanPlaza',
    'anotan',
    'horasRespuesta',
    'sinRespuesta',
  ],
} as const;

/** The rules of a league as the first program wrote them: never changed. */
export const PRIMERAS_REGLAS =
  '{"clasifica":true,"victoria":3,"derrota":1,"derrotaWo":0,"derrotaResolucion":0,"contarMarcadorWo":true,"superTieBreakComoJuego":true,"medida":"diferencia","desempates":["directo","sets","juegos","menosWo"],"formatos":["largo","superTieBreak"],"ascensos":2,"promociones":2}';
