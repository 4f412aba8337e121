import { Switch } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, esDia } from '#domain/fecha.ts';
import { fechaSemana, siglasDe } from '#domain/fecha-texto.ts';
import { AvisoDeDias } from '#web/club/mesa/aviso.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields as desk } from '#web/ui/desk/fields.ts';
import { HeadActions } from '#web/ui/desk/list-frame.tsx';
import { DialogButton } from '#web/ui/desk/modal.tsx';
import { useIsPhone, useIsWide } from '#web/ui/desk/more.tsx';
import { diasDeVista, diaVecino, VISTAS, type Vista, vistaInicial } from './semana.ts';

type TiraProps = {
  /** The whole week, with how many matches each day has. */
  dias: readonly { dia: Dia; partidos: number; dibujado: boolean }[];
  hoy: Dia;
  pulsar: (dia: Dia) => void;
  recortada: boolean;
  recortar: (recortada: boolean) => void;
};

/** The days of the week with how many matches each has: pressed, a day is seen or put away. Some hours are left out. */
export function Tira({ dias, hoy, pulsar, recortada, recortar }: TiraProps) {
  const vistos = dias.filter(({ dibujado }) => dibujado).length;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 max-md:contents">
      <fieldset
        className="m-0 grid max-w-xl min-w-0 flex-1 grid-cols-7 gap-1 border-0 p-0 max-md:sticky max-md:top-0 max-md:z-5 max-md:-mx-gutter max-md:max-w-none max-md:bg-paper max-md:px-gutter max-md:pb-2"
        aria-label="Días de la semana"
      >
        {dias.map(({ dia, partidos, dibujado }) => (
          <button
            key={dia}
            type="button"
            aria-pressed={dibujado}
            className={cx(
              'flex items-baseline justify-center gap-1 rounded-m border px-0 py-1 text-s max-md:flex-col max-md:items-center max-md:gap-0 max-md:leading-tight',
              dibujado ? 'border-azul-text bg-azul-pale' : 'border-hairline bg-surface hover:border-border',
              dia === hoy && 'text-azul-text',
              partidos === 0 && dia !== hoy && 'text-ink-soft',
            )}
            onClick={() => pulsar(dia)}
          >
            <b className="visually-hidden">
              {fechaSemana(dia)}: {cuantos(partidos, 'partido', 'partidos')}
            </b>
            <span className="max-md:text-xs" aria-hidden="true">
              {siglasDe(dia)}
            </span>
            <strong className={partidos === 0 ? cx('font-normal') : undefined} aria-hidden="true">
              {Number(dia.slice(-2))}
            </strong>
            <small
              className={cx(
                'min-w-6 rounded-full px-1 text-center text-xs text-ink-soft',
                partidos > 0 && 'bg-surface-sunk',
              )}
              aria-hidden="true"
            >
              {partidos || '–'}
            </small>
          </button>
        ))}
      </fieldset>
      <p className="visually-hidden" aria-live="polite">
        {vistos === 1 ? 'Se ve 1 día' : `Se ven ${vistos} días`}
      </p>
      {useIsPhone() ? null : (
        <>
          <small className="text-ink-soft">Pulsa los que quieras ver</small>
          <Switch
            size="sm"
            className="ms-auto"
            classNames={{
              track: cx(recortada && 'border border-border bg-surface'),
              thumb: cx(recortada && 'border-border bg-border'),
            }}
            label="Todas las horas"
            checked={!recortada}
            onChange={({ currentTarget }) => recortar(!currentTarget.checked)}
          />
        </>
      )}
    </div>
  );
}

const NOMBRES: Record<Vista, string> = { dia: 'Día', finde: 'Fin de semana', semana: 'Por días' };

/** What is looked at is in the address: it can be kept, sent and come back to. */
export function useVista() {
  const [params, setParams] = useSearchParams();
  const pedido = params.get('dia') ?? '';
  const dia = esDia(pedido) ? pedido : hoyDelClub();
  const ancho = useIsWide();
  const normal = pedido === '' ? vistaInicial(dia, ancho) : 'finde';
  const vista = VISTAS.find((una) => una === params.get('vista')) ?? normal;
  const mirar = (cambios: { dia?: Dia; vista?: Vista }) =>
    setParams({ dia, vista, ...cambios }, { replace: true, preventScrollReset: true });
  return { dia, vista, mirar };
}

/** One of them at a time, or one after another: they are one thing. */
const JUNTOS = cx('flex rounded-m border border-hairline bg-surface');
const UNO = cx('min-h-8 border-0 px-2');

type Ir = readonly [texto: string, nombre: string | undefined, adonde: (vista: Vista, dia: Dia) => Dia];

const IR: readonly Ir[] = [
  ['‹', 'Antes', (vista, dia) => diaVecino(vista, dia, -1)],
  ['Hoy', undefined, hoyDelClub],
  ['›', 'Después', (vista, dia) => diaVecino(vista, dia, 1)],
];

/** Which days are looked at, and what is done with them. */
export function Cabecera({ dia, vista, mirar }: ReturnType<typeof useVista>) {
  const hoy = hoyDelClub();
  const primerDia = diasDeVista(vista, dia).find((uno) => uno >= hoy) ?? dia;
  return (
    <header className={desk.head}>
      <h1 className={desk.title}>Semana</h1>
      <div className={JUNTOS}>
        {IR.map(([texto, nombre, adonde]) => (
          <Button
            key={texto}
            size="s"
            look="ghost"
            className={UNO}
            onClick={() => mirar({ dia: adonde(vista, dia) })}
            aria-label={nombre}
          >
            {texto}
          </Button>
        ))}
      </div>
      <div className={cx(JUNTOS, 'max-md:order-1 max-md:mb-2 max-md:w-full')}>
        {VISTAS.map((una) => (
          <Button
            key={una}
            size="s"
            look="ghost"
            aria-pressed={una === vista}
            className={cx(
              UNO,
              'whitespace-nowrap max-md:flex-auto',
              una === vista ? 'border-b-2 border-b-azul-text bg-azul-pale' : 'font-normal text-ink',
            )}
            onClick={() => mirar({ vista: una })}
          >
            {NOMBRES[una]}
          </Button>
        ))}
      </div>
      <HeadActions
        more={
          <>
            <DialogButton label="Aviso" title="Aviso para el grupo">
              {() => (
                <div className="grid gap-3">
                  <AvisoDeDias dias={diasDeVista(vista, dia)} />
                </div>
              )}
            </DialogButton>
            <ButtonLink to={rutasPrivadas.suspenderDia(primerDia)}>Suspender por lluvia</ButtonLink>
          </>
        }
        main={
          <ButtonLink look="action" to={rutasPrivadas.propuesta()}>
            Nueva propuesta
          </ButtonLink>
        }
      />
    </header>
  );
}
