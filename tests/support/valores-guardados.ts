/**
 * What the database may hold, as it has been since a step of it. A value added to a list is refused by the programs of
 * before that list: it comes with a step in src/server/db/migrations, at least an empty one, so that those programs say
 * that the database is newer instead of failing at what they read. Then both are written here: docs/como/desempate.md.
 */
export const VALORES_GUARDADOS = {
  desde: 'manos-de-jugadores',
  listas: {
    tiposDeLiga: ['social', 'infantil', 'amistosos', 'playoff'],
    desempates: ['directo', 'sets', 'juegos', 'menosWo'],
    medidas: ['diferencia', 'porcentaje'],
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
  },
} as const;

/** The rules of a league as the first program wrote them: never changed. */
export const PRIMERAS_REGLAS =
  '{"clasifica":true,"victoria":3,"derrota":1,"derrotaWo":0,"derrotaResolucion":0,"contarMarcadorWo":true,"superTieBreakComoJuego":true,"medida":"diferencia","desempates":["directo","sets","juegos","menosWo"],"formatos":["largo","superTieBreak"],"ascensos":2,"promociones":2}';
