import { Drawer } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useQuery } from '@tanstack/react-query';
import { type ElementType, useEffect, useId, useState } from 'react';
import { Link, useLocation, useMatches } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { Marca } from '#web/club/marca.tsx';
import { useAcceso } from '#web/club/mesa/permisos.ts';
import { type Entrada, entradaDe, entradasDe, GRUPOS, type Grupo } from '#web/paginas-privadas.ts';
import { cx } from '#web/ui/cx.ts';
import { SIDE } from './empty-desk.tsx';
import { ICONOS } from './icons.ts';
import { pendingOf, RESUMEN, togetherOf } from './pending.tsx';

/** With its word, as docs/aspecto.md asks. */
const SIZE = 18;
const DRAWING = { size: SIZE, 'aria-hidden': true } as const;

/** Where an entry is: at the side, at its foot, in the sheet of the phone, or under the thumb. */
type Place = 'side' | 'foot' | 'sheet' | 'thumb';

const BASE = cx('flex w-full border-0 bg-transparent text-xs leading-tight no-underline');
const AT_SIDE = cx(
  'relative min-h-6 items-center rounded-m py-px text-on-deep-soft -outline-offset-2 group-data-folded/desk:justify-center group-data-folded/desk:px-0 hover:bg-deep-lit hover:text-on-deep focus-visible:outline-bola current:bg-deep-lit current:text-on-deep forced-colors:current:underline',
);
const LOOKS: Record<Place, string> = {
  side: cx(BASE, AT_SIDE, 'gap-2 px-2 text-start'),
  foot: cx(BASE, AT_SIDE, 'flex-col justify-center gap-px px-0 text-center'),
  sheet: cx(
    BASE,
    'min-h-tap items-center gap-2 rounded-m px-2 text-start text-ink -outline-offset-2 hover:bg-azul-pale hover:text-azul-text current:bg-azul-pale current:text-azul-text forced-colors:current:underline',
  ),
  thumb: cx(
    BASE,
    'relative min-h-12 flex-col items-center justify-center gap-px text-center text-ink-soft -outline-offset-2 hover:text-azul-text current:text-azul-text current:before:absolute current:before:inset-x-6 current:before:top-0 current:before:h-1 current:before:rounded-b-s current:before:bg-azul-text',
  ),
};

const COUNT = cx(
  'min-w-icon flex-none rounded-full bg-bola px-1 text-center text-xs font-semibold text-on-bola',
);
const COUNTS: Record<Place, string> = {
  side: cx(
    COUNT,
    'group-data-folded/desk:absolute group-data-folded/desk:end-0 group-data-folded/desk:top-0',
  ),
  foot: COUNT,
  sheet: COUNT,
  thumb: cx(COUNT, 'absolute start-1/2 top-0 ms-1'),
};

/** In the folded bar each is its drawing alone. */
const WORDS: Record<Place, string> = {
  side: cx('min-w-0 flex-1 whitespace-nowrap group-data-folded/desk:sr-only'),
  foot: cx('min-w-0 whitespace-nowrap group-data-folded/desk:sr-only'),
  sheet: cx('min-w-0 flex-1'),
  thumb: cx('min-w-0'),
};

type EntryProps = { entrada: Entrada; palabra?: string; place: Place };

/** The id of the entry that what is open belongs to. */
const useHere = () => entradaDe(useMatches().at(-1)?.id, useLocation().search);

/** `page` of the screen itself, `true` of where what is open belongs. */
function useCurrent({ id, href }: Entrada): 'page' | 'true' | undefined {
  const here = useHere();
  const { pathname } = useLocation();
  if (id === null || id !== here) return undefined;
  return pathname.replace(/\/$/, '') === href.split('?')[0] ? 'page' : 'true';
}

type PressedProps = {
  as: ElementType;
  place: Place;
  icon: Icon;
  word: string;
  pending?: ReturnType<typeof pendingOf>;
  [attribute: string]: unknown;
};

/** An entry, whatever it is: its drawing, its word and how many wait there, told to whoever does not see the number. */
function Pressed({ as: Element, place, icon: Drawing, word, pending = null, ...rest }: PressedProps) {
  const id = useId();
  return (
    <li>
      <Element {...rest} className={LOOKS[place]} title={word} aria-describedby={pending ? id : undefined}>
        <Drawing {...DRAWING} className="flex-none" />
        <span className={WORDS[place]}>{word}</span>
        {pending ? (
          <span className={COUNTS[place]} aria-hidden="true">
            {pending.cuantos}
          </span>
        ) : null}
      </Element>
      {pending ? (
        <span id={id} hidden>
          {pending.que}
        </span>
      ) : null}
    </li>
  );
}

const BUTTON = { as: 'button', type: 'button' } as const;

function Entry({ entrada, palabra = entrada.palabra, place }: EntryProps) {
  const { icono, href, cuenta } = entrada;
  const { data } = useQuery(RESUMEN);
  return (
    <Pressed
      as={Link}
      to={href}
      aria-current={useCurrent(entrada)}
      icon={ICONOS[icono]}
      word={palabra}
      pending={cuenta ? pendingOf(cuenta, data) : null}
      place={place}
    />
  );
}

const NAMES = Object.entries(GRUPOS) as [Grupo, string | null][];

type ExitProps = { onExit: () => void };

/** What is below every group. */
const Below = ({ onExit, place }: ExitProps & { place: Place }) => (
  <>
    <Pressed as={Link} to={rutas.inicio()} icon={IconExternalLink} word="Ver la web" place={place} />
    <Pressed {...BUTTON} onClick={onExit} icon={IconLogout} word="Salir" place={place} />
  </>
);

const GROUPS = {
  side: cx(
    'group-data-folded/desk:mt-1 group-data-folded/desk:border-t group-data-folded/desk:border-deep-line group-data-folded/desk:pt-1',
  ),
  // Always in sight, however short the screen.
  foot: cx(
    'sticky bottom-0 mt-auto border-t border-deep-line bg-azul-deep py-1 dark:bg-surface-sunk low:static',
  ),
  sheet: cx('break-inside-avoid'),
  thumb: '',
} as const satisfies Record<Place, string>;

const HEADING = cx('heading-text px-2 pt-1 text-xs font-semibold');
const ON_DEEP = cx('text-on-deep-soft group-data-folded/desk:sr-only');
const IN_THREE = cx('flex gap-x-1 *:flex-auto group-data-folded/desk:grid');

type GroupsProps = ExitProps & { at: 'side' | 'sheet'; without?: readonly string[] };

type GroupProps = ExitProps & {
  grupo: Grupo;
  nombre: string | null;
  suyas: readonly Entrada[];
  place: Place;
};

const OneGroup = ({ grupo, nombre, suyas, place, onExit }: GroupProps) => (
  <div className={GROUPS[place]}>
    {nombre ? <h2 className={cx(HEADING, place === 'sheet' ? 'text-ink-soft' : ON_DEEP)}>{nombre}</h2> : null}
    <ul className={place === 'foot' ? IN_THREE : cx('grid')} aria-label={nombre ?? undefined}>
      {suyas.map((entrada) => (
        <Entry key={entrada.href} entrada={entrada} place={place} />
      ))}
      {grupo === 'pie' ? <Below onExit={onExit} place={place} /> : null}
    </ul>
  </div>
);

function Groups({ at, without = [], onExit }: GroupsProps) {
  const entradas = entradasDe(useAcceso()).filter(({ dentroDe }) => !dentroDe);
  return NAMES.map(([grupo, nombre]) => {
    const suyas = entradas.filter((una) => una.grupo === grupo && !without.includes(una.href));
    const place = at === 'side' && grupo === 'pie' ? 'foot' : at;
    return suyas.length === 0 ? null : <OneGroup key={grupo} {...{ grupo, nombre, suyas, place, onExit }} />;
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
    <nav className={SIDE} aria-label="Administración">
      <div className="flex h-12 flex-none items-center justify-between ps-1 group-data-folded/desk:ps-0">
        {folded ? null : (
          <span className="text-s">
            <Marca size={28} />
          </span>
        )}
        <button
          type="button"
          className="grid size-8 place-items-center rounded-m border-0 bg-transparent p-0 text-on-deep-soft -outline-offset-2 hover:bg-deep-lit hover:text-on-deep focus-visible:outline-bola"
          onClick={fold}
          aria-label={word}
          title={word}
        >
          <Fold {...DRAWING} />
        </button>
      </div>
      <Groups {...exit} at="side" />
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
  const counts = behind.flatMap(({ cuenta }) => cuenta ?? []);
  return (
    <Pressed
      {...BUTTON}
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-current={isBehind || undefined}
      icon={IconDots}
      word="Más"
      pending={togetherOf(counts, data)}
      place="thumb"
    />
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
    <nav
      className="mesa-thumbs fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-surface low:static print:hidden"
      aria-label="Administración"
    >
      <ul className="grid grid-cols-5">
        {THUMB.map(([href, palabra], lugar) => {
          const entrada = under[lugar];
          return entrada ? <Entry key={href} entrada={entrada} palabra={palabra} place="thumb" /> : null;
        })}
        <MoreButton onOpen={() => setOpen(true)} isBehind={isBehind} />
      </ul>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        title="Más"
        lockScroll={false}
        closeButtonProps={{ 'aria-label': 'Cerrar' }}
        classNames={{ content: cx('rounded-t-l rounded-b-none') }}
      >
        <button
          type="button"
          className="mb-2 flex min-h-tap w-full items-center gap-3 rounded-m border border-border bg-surface px-3 text-ink-soft"
          onClick={then(openPalette)}
        >
          <IconSearch {...DRAWING} />
          Ir a un jugador, un partido, una liga…
        </button>
        <div className="columns-4xs gap-3">
          <Groups at="sheet" onExit={then(onExit)} without={THUMB.map(([href]) => href)} />
        </div>
      </Drawer>
    </nav>
  );
}
