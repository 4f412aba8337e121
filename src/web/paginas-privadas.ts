/** One screen of the staff area. Spec §2, "Private routes". */
export type PaginaPrivada = {
  /** Route pattern under /private. */
  path: string;
  modulo: string;
  /** Route id: the spec names four of them. */
  id: string;
  titulo: string;
  /** Its words in the Administración menu. */
  enMenu?: string;
};

export const PAGINAS_PRIVADAS: readonly PaginaPrivada[] = [
  {
    path: 'pistas',
    modulo: 'private/pistas/pistas-list.tsx',
    id: 'pistas-list',
    titulo: 'Pistas',
    enMenu: 'Pistas',
  },
  { path: 'pistas/:id', modulo: 'private/pistas/pistas-detail.tsx', id: 'pistas-detail', titulo: 'Pista' },
];

export const menuAdministracion = {
  titulo: 'Administración',
  entradas: PAGINAS_PRIVADAS.filter(({ enMenu }) => enMenu).map(({ path, enMenu = '' }) => ({
    titulo: enMenu,
    href: `/private/${path}`,
  })),
};
