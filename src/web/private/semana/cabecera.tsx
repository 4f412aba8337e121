import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, esDia } from '#domain/fecha.ts';
import { AvisoDeDias } from '#web/club/mesa/aviso.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields as desk } from '#web/ui/desk/fields.ts';
import { HeadActions } from '#web/ui/desk/list-frame.tsx';
import { DeskModal } from '#web/ui/desk/modal.tsx';
import { diasDeVista, diaVecino, VISTAS, type Vista, vistaInicial } from './semana.ts';

const NOMBRES: Record<Vista, string> = { dia: 'Día', finde: 'Fin de semana', semana: 'Por días' };

/** What is looked at is in the address: it can be kept, sent and come back to. */
export function useVista() {
  const [params, setParams] = useSearchParams();
  const pedido = params.get('dia') ?? '';
  const dia = esDia(pedido) ? pedido : hoyDelClub();
  const ancho = useMediaQuery('(min-width: 62rem)', false, { getInitialValueInEffect: false });
  const normal = pedido === '' ? vistaInicial(dia, ancho) : 'finde';
  const vista = VISTAS.find((una) => una === params.get('vista')) ?? normal;
  const mirar = (cambios: { dia?: Dia; vista?: Vista }) =>
    setParams({ dia, vista, ...cambios }, { replace: true, preventScrollReset: true });
  return { dia, vista, mirar };
}

/** Who plays on the days in sight, to be sent to the players' group. */
function AvisoDeVista({ dias }: { dias: readonly Dia[] }) {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Button onClick={() => setAbierto(true)}>Aviso</Button>
      <DeskModal opened={abierto} onClose={() => setAbierto(false)} title="Aviso para el grupo">
        <div className="grid gap-3">
          <AvisoDeDias dias={dias} />
        </div>
      </DeskModal>
    </>
  );
}

/** One of them at a time, or one after another: they are one thing. */
const JUNTOS = cx('flex rounded-m border border-hairline bg-surface');
const UNO = cx('min-h-8 border-0 px-2');

/** Which days are looked at, and what is done with them. */
export function Cabecera({ dia, vista, mirar }: ReturnType<typeof useVista>) {
  const hoy = hoyDelClub();
  const primerDia = diasDeVista(vista, dia).find((uno) => uno >= hoy) ?? dia;
  return (
    <header className={desk.head}>
      <h1 className={desk.title}>Semana</h1>
      <div className={JUNTOS}>
        <Button
          size="s"
          look="ghost"
          className={UNO}
          onClick={() => mirar({ dia: diaVecino(vista, dia, -1) })}
          aria-label="Antes"
        >
          ‹
        </Button>
        <Button size="s" look="ghost" className={UNO} onClick={() => mirar({ dia: hoyDelClub() })}>
          Hoy
        </Button>
        <Button
          size="s"
          look="ghost"
          className={UNO}
          onClick={() => mirar({ dia: diaVecino(vista, dia, 1) })}
          aria-label="Después"
        >
          ›
        </Button>
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
            <AvisoDeVista dias={diasDeVista(vista, dia)} />
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
