/** Where this inbox lives, and what it downloads. */
export const direcciones = {
  lista: '/private/solicitudes',
  una: (id: number) => `/private/solicitudes/${id}`,
  csv: (consulta: URLSearchParams) => `/api/private/solicitudes/csv?${consulta}`,
  pdf: (id: number) => `/api/private/solicitudes/${id}/pdf`,
  adjunto: (id: number, adjunto: number) => `/api/private/solicitudes/${id}/adjuntos/${adjunto}`,
} as const;
