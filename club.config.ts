export const club = { nombre: 'x' } as const;
