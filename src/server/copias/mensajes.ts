export const mensajes = {
  noEsCopia:
    'El fichero no es una copia de seguridad de este programa o está dañado. No se ha cambiado nada.',
  faltaFrase:
    'La copia está cifrada: pon en BACKUP_PASSPHRASE la frase con la que se hizo y repite. No se ha cambiado nada.',
  fraseEquivocada:
    'Esa frase no abre la copia, o el fichero está dañado. Revisa BACKUP_PASSPHRASE y repite. No se ha cambiado nada.',
  incompleta: 'La copia de seguridad está incompleta: descárgala de nuevo. No se ha cambiado nada.',
  filaMala: (fichero: string, fila: number) =>
    `La copia está dañada: la fila ${fila} de ${fichero} no se puede guardar. Usa otra copia. No se ha cambiado nada.`,
  filasQueNoCasan: (fichero: string) =>
    `La copia está dañada: en ${fichero} hay filas repetidas o que nombran a otras que no están. Usa otra copia. No se ha cambiado nada.`,
  masNueva: (copia: number, programa: number) =>
    `La copia es de una versión más nueva del programa (${copia} frente a ${programa}). Actualízalo y repite. No se ha cambiado nada.`,
  conDatos: (tabla: string) =>
    `La base de datos ya tiene datos (${tabla}). Para borrarlos todos y dejar en su lugar los de la copia, repite con «npm run restore -- FICHERO --forzar». No se ha cambiado nada.`,
  restaurada: (club: string, fecha: string, filas: number) =>
    `Restaurada la copia de ${club} del ${fecha}: ${filas} filas. Todos tendrán que volver a entrar.`,
} as const;
