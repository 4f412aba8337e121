import { NativeSelect } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Liga } from '#contract/liga/ligas.ts';
import { NOMBRES_IMPRESOS, type NombresImpresos } from '#contract/opciones.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { CLASES, seGestiona } from '#domain/liga/tipos.ts';
import { callBinary, openInWindow } from '#web/platform/files.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { HeadActions } from '#web/ui/desk/list-frame.tsx';
import { DeskModal, DialogButton } from '#web/ui/desk/modal.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { avisarError, NuevaTemporada, Resolver } from './finales.tsx';

type Impreso = 'clasificacion' | 'horarios';

/** A league, or every one of a type (-1 social, -2 infantil), in a new window. */
export function imprimir(impreso: Impreso, idLiga: number, nombres: NombresImpresos): void {
  const query = { idLiga, nombres };
  openInWindow(() => callBinary(`GET /api/private/ligas/${impreso}`, { query })).catch(avisarError);
}

const ROTULOS: Record<NombresImpresos, string> = {
  deportivos: 'Nombres deportivos, como en la web',
  completos: 'Nombres completos',
};

type Props = { value: NombresImpresos; onChange: (nombres: NombresImpresos) => void };

/** How minors are called on a sheet that hangs where anybody passes. */
export function ElegirNombres({ value, onChange }: Props) {
  return (
    <NativeSelect
      label="Los menores, en el papel"
      data={NOMBRES_IMPRESOS.toReversed().map((nombres) => ({ value: nombres, label: ROTULOS[nombres] }))}
      value={value}
      onChange={({ target }) => onChange(target.value as NombresImpresos)}
    />
  );
}

export const seTermina = ({ tipo, estado }: Pick<Liga, 'tipo' | 'estado'>): boolean =>
  estado === 'activa' && seGestiona(tipo);

const FINALES = { resolver: 'Resolver división', temporada: 'Nueva temporada' } as const;
type Final = keyof typeof FINALES;
const NOMBRES = Object.keys(FINALES) as Final[];

const conMenores = ({ tipo }: Liga): boolean => CLASES[tipo].menores !== 'ninguno';

/** Of children, how they are called on paper is asked first. */
function Impresos({ liga }: { liga: Liga }) {
  const [nombres, setNombres] = useState<NombresImpresos>('deportivos');
  return (
    <>
      {conMenores(liga) ? <ElegirNombres value={nombres} onChange={setNombres} /> : null}
      <Button size="s" onClick={() => imprimir('clasificacion', liga.id, nombres)}>
        Clasificación en PDF
      </Button>
      <Button size="s" onClick={() => imprimir('horarios', liga.id, nombres)}>
        Horarios en PDF
      </Button>
    </>
  );
}

type FinalesProps = { liga: Liga; elegir: (final: Final) => void };

const Finales = ({ liga, elegir }: FinalesProps) =>
  seTermina(liga)
    ? NOMBRES.map((final) => (
        <Button key={final} size="s" onClick={() => elegir(final)} aria-haspopup="dialog">
          {FINALES[final]}
        </Button>
      ))
    : null;

type Paso = 'elegir' | Final;

type DialogoProps = {
  liga: Liga;
  paso: Paso | null;
  ir: (paso: Paso | null) => void;
  alTerminar: () => void;
};

const tituloDe = ({ nombre }: Liga, paso: Paso): string =>
  paso === 'elegir' ? nombre : `${FINALES[paso]}: ${nombre}`;

function Dialogo({ liga, paso, ir, alTerminar }: DialogoProps) {
  const cerrar = () => ir(null);
  return (
    <DeskModal opened={paso !== null} onClose={cerrar} title={paso ? tituloDe(liga, paso) : ''}>
      {paso === 'elegir' ? (
        <div className={fields.stack}>
          <Impresos liga={liga} />
          <Finales liga={liga} elegir={ir} />
        </div>
      ) : null}
      {paso === 'resolver' ? <Resolver {...{ liga, alTerminar, cerrar }} /> : null}
      {paso === 'temporada' ? <NuevaTemporada {...{ liga, alTerminar, cerrar }} /> : null}
    </DeskModal>
  );
}

const nada = () => undefined;

/** Everything that can be done with one league of the list. */
export function Acciones({ liga }: { liga: Liga }) {
  const [paso, ir] = useState<Paso | null>(null);
  return (
    <>
      <Button size="s" look="ghost" onClick={() => ir('elegir')} aria-haspopup="dialog">
        <IconDots size={20} aria-hidden="true" />
        <span className="visually-hidden">Acciones de {liga.nombre}</span>
      </Button>
      <Dialogo liga={liga} paso={paso} ir={ir} alTerminar={nada} />
    </>
  );
}

/** The sheets for the board: in the head of the league's details, or on a phone after its table. */
export function Imprimir({ liga, phone }: { liga: Liga; phone: boolean }) {
  if (useIsPhone() !== phone) return null;
  const impresos = <Impresos liga={liga} />;
  if (phone)
    return (
      <Section title="Para el tablón">
        <div className={fields.buttons}>{impresos}</div>
      </Section>
    );
  const conPregunta = (
    <DialogButton label="Imprimir" title={`Imprimir: ${liga.nombre}`}>
      {() => <div className={fields.stack}>{impresos}</div>}
    </DialogButton>
  );
  return <HeadActions more={conMenores(liga) ? conPregunta : impresos} />;
}

/** How a league ends, in its details. A new season leaves them behind: this league is not the active one now. */
export function FinDeTemporada({ liga, volver }: { liga: Liga; volver: () => void }) {
  const [paso, ir] = useState<Paso | null>(null);
  return (
    <Section
      title="Fin de temporada"
      hint={
        <>
          {esEscalera(liga)
            ? 'En una escalera resolver no adjudica nada: nadie debe partidos.'
            : 'Resolver da por ganado lo que no se jugó a quien va por delante.'}{' '}
          La nueva temporada abre la misma división del año que viene. Todas a la vez, con quién sube y quién
          baja, en <Link to={rutasPrivadas.temporada()}>Temporada</Link>.
        </>
      }
    >
      <div className={fields.buttons}>
        <Finales liga={liga} elegir={ir} />
      </div>
      <Dialogo liga={liga} paso={paso} ir={ir} alTerminar={paso === 'temporada' ? volver : nada} />
    </Section>
  );
}
