import type { Icon } from '@tabler/icons-react';
import IconBallTennis from '@tabler/icons-react/dist/esm/icons/IconBallTennis.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCalendarPause from '@tabler/icons-react/dist/esm/icons/IconCalendarPause.mjs';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconDatabaseExport from '@tabler/icons-react/dist/esm/icons/IconDatabaseExport.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconStairsUp from '@tabler/icons-react/dist/esm/icons/IconStairsUp.mjs';
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';

/** Each from its own file: the package's index names thousands. */
export const ICONOS = {
  hoy: IconHome,
  empezar: IconStairsUp,
  semana: IconCalendarWeek,
  propuesta: IconSparkles,
  partidos: IconBallTennis,
  aplazados: IconCalendarPause,
  resultados: IconListCheck,
  jugadores: IconUsers,
  incidencias: IconUserX,
  solicitudes: IconMail,
  cobros: IconCreditCard,
  ligas: IconTrophy,
  pronostico: IconHourglass,
  temporada: IconFlag,
  contenidos: IconFileText,
  noticias: IconNews,
  imagenes: IconPhoto,
  pistas: IconLayoutGrid,
  club: IconBuilding,
  configuracion: IconSettings,
  importar: IconFileImport,
  usuarios: IconUserCog,
  registros: IconHistory,
  copia: IconDatabaseExport,
  cuenta: IconUserCircle,
} satisfies Record<string, Icon>;
export type Icono = keyof typeof ICONOS;
