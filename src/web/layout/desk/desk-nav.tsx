import { Drawer } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation, useMatches } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { Marca } from '#web/club/marca.tsx';
import { useAcceso } from '#web/club/mesa/permisos.ts';
import { type Entrada, entradaDe, entradasDe, GRUPOS, type Grupo } from '#web/paginas-privadas.ts';
import styles from './desk-frame.module.css';
import { ICONOS } from './icons.ts';
import { pendingOf, RESUMEN, togetherOf } from './pending.ts';

/** With its word, as docs/aspecto.md asks. */
const SIZE = 18;
const DRAWING = { size: SIZE, 'aria-hidden': true } as const;

type EntryProps = { entrada: Entrada; palabra?: string };

/** The id of the entry that what is open belongs to. */
const useHere = () => entradaDe(useMatches().at(-1)?.id, useLocation().search);

/** `page` of the screen itself, `true` of where what is open belongs. */
function useCurrent({ id, href }: Entrada): 'page' | 'true' | undefined {
  const here = useHere();
  const { pathname } = useLocation();
  if (id === null || id !== here) return undefined;
  return pathname.replace(/\/$/, '') === href.split('?')[0] ? 'page' : 'true';
}

function Entry({ entrada, palabra = entrada.palabra }: EntryProps) {
  const { icono, href, cuenta } = entrada;
  const current = useCurrent(entrada);
  const { data } = useQuery(RESUMEN);
  const pending = cuenta ? pendingOf(cuenta, data) : null;
  const id = useId();
  const Drawing = ICONOS[icono];
  return (
    <li>
      <Link
        to={href}
        className={styles.entry}
        aria-current={current}
        aria-describedby={pending ? id : undefined}
        title={palabra}
      >
        <Drawing {...DRAWING} />
        <span className={styles.word}>{palabra}</span>
        {pending ? (
          <span className={styles.count} aria-hidden="true">
            {pending.cuantos}
          </span>
        ) : null}
      </Link>
      {pending ? (
        <span id={id} hidden>
          {pending.que}
        </span>
      ) : null}
    </li>
  );
}

const NAMES = Object.entries(GRUPOS) as [Grupo, string | null][];

type ExitProps = { onExit: () => void };

/** What is below every group. */
function Below({ onExit }: ExitProps) {
  return (
    <>
      <li>
        <Link to={rutas.inicio()} className={styles.entry} title="Ver la web">
          <IconExternalLink {...DRAWING} />
          <span className={styles.word}>Ver la web</span>
        </Link>
      </li>
      <li>
        <button type="button" className={styles.entry} onClick={onExit} title="Salir">
          <IconLogout {...DRAWING} />
          <span className={styles.word}>Salir</span>
        </button>
      </li>
    </>
  );
}

function Groups({ without = [], ...exit }: ExitProps & { without?: readonly string[] }) {
  const id = useId();
  const entradas = entradasDe(useAcceso()).filter(({ dentroDe }) => !dentroDe);
  return NAMES.map(([grupo, nombre]) => {
    const suyas = entradas.filter((una) => una.grupo === grupo && !without.includes(una.href));
    if (suyas.length === 0) return null;
    return (
      <div key={grupo} className={styles.group}>
        {nombre ? (
          <h2 id={`${id}-${grupo}`} className={styles.heading}>
            {nombre}
          </h2>
        ) : null}
        <ul className={styles.entries} aria-labelledby={nombre ? `${id}-${grupo}` : undefined}>
          {suyas.map((entrada) => (
            <Entry key={entrada.href} entrada={entrada} />
          ))}
          {grupo === 'pie' ? <Below {...exit} /> : null}
        </ul>
      </div>
    );
  });
}

const FOLDED = 'mesa-plegada';

/** Whether the side bar is only its icons, remembered in this browser. */
export function useFolded() {
  const [folded, setFolded] = useState(() => localStorage.getItem(FOLDED) === 'si');
  const fold = () => {
    localStorage.setItem(FOLDED, folded ? 'no' : 'si');
    setFolded(!folded);
  };
  return { folded, fold };
}

type SideProps = ExitProps & ReturnType<typeof useFolded>;

/** Of the laptop. */
export function SideBar({ folded, fold, ...exit }: SideProps) {
  const Fold = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const word = folded ? 'Desplegar el menú' : 'Plegar el menú';
  return (
    <nav className={styles.side} aria-label="Administración">
      <div className={styles.brand}>
        {folded ? null : (
          <span className={styles.mark}>
            <Marca nombre={club.nombre} size={28} />
          </span>
        )}
        <button type="button" className={styles.fold} onClick={fold} aria-label={word} title={word}>
          <Fold {...DRAWING} />
        </button>
      </div>
      <Groups {...exit} />
    </nav>
  );
}

/** The four that a phone on the court needs, under the thumb. */
const THUMB: readonly (readonly [href: string, palabra: string])[] = [
  ['/private', 'Hoy'],
  ['/private/semana', 'Semana'],
  ['/private/partidos-puntuacion-masiva', 'Puntuación'],
  ['/private/jugadores', 'Jugadores'],
];

type MoreProps = { onOpen: () => void; isBehind: boolean };

/** What opens the rest, with the sum of what waits there. */
function MoreButton({ onOpen, isBehind }: MoreProps) {
  const { data } = useQuery(RESUMEN);
  const behind = entradasDe(useAcceso()).filter(({ href }) => !THUMB.some(([one]) => one === href));
  const pending = togetherOf(
    behind.flatMap(({ cuenta }) => cuenta ?? []),
    data,
  );
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        onClick={onOpen}
        aria-haspopup="dialog"
        aria-current={isBehind || undefined}
        aria-describedby={pending ? id : undefined}
      >
        <IconDots {...DRAWING} />
        <span className={styles.word}>Más</span>
        {pending ? (
          <span className={styles.count} aria-hidden="true">
            {pending.cuantos}
          </span>
        ) : null}
      </button>
      {pending ? (
        <span id={id} hidden>
          {pending.que}
        </span>
      ) : null}
    </>
  );
}

type BottomProps = ExitProps & { openPalette: () => void };

/** Of the phone: four screens, and a sheet with everything else. */
export function BottomBar({ onExit, openPalette }: BottomProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const entradas = entradasDe(useAcceso());
  const under = THUMB.map(([href]) => entradas.find((una) => una.href === href));
  const here = useHere();
  const isBehind = here != null && !under.some((una) => una?.id === here);
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes it
  useEffect(close, [location]);
  const then = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <nav className={styles.bottom} aria-label="Administración">
      <ul>
        {THUMB.map(([href, palabra], lugar) => {
          const entrada = under[lugar];
          return entrada ? <Entry key={href} entrada={entrada} palabra={palabra} /> : null;
        })}
        <li>
          <MoreButton onOpen={() => setOpen(true)} isBehind={isBehind} />
        </li>
      </ul>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        title="Más"
        lockScroll={false}
        closeButtonProps={{ 'aria-label': 'Cerrar' }}
        classNames={{ content: styles.sheet ?? '' }}
      >
        <button type="button" className={styles.sheetSearch} onClick={then(openPalette)}>
          <IconSearch {...DRAWING} />
          Ir a un jugador, un partido, una liga…
        </button>
        <div className={styles.sheetGroups}>
          <Groups onExit={then(onExit)} without={THUMB.map(([href]) => href)} />
        </div>
      </Drawer>
    </nav>
  );
}
