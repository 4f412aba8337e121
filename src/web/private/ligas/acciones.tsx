import { useState } from 'react';
import type { Liga } from '#contract/ligas.ts';
import type { NombresImpresos } from '#contract/opciones.ts';
import { CLASES, seGestiona } from '#domain/liga/tipos.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskModal } from '#web/ui/desk/desk-modal.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import fields from '#web/ui/desk/fields.module.css';
import page from '#web/ui/page.module.css';
import { imprimir } from './imprimir.ts';
import { ElegirNombres } from './nombres-impresos.tsx';
import { NuevaTemporada } from './nueva-temporada.tsx';
import { Resolver } from './resolver.tsx';

/** The ends of a season are offered only for active leagues that are managed. */
const seTermina = ({ tipo, estado }: Liga): boolean => estado === 'activa' && seGestiona(tipo);

const FINALES = { resolver: 'Resolver división', temporada: 'Nueva temporada' } as const;
type Final = keyof typeof FINALES;
const NOMBRES = Object.keys(FINALES) as Final[];

type BotonesProps = { liga: Liga; elegir: (final: Final) => void };

const conMenores = ({ tipo }: Liga): boolean => CLASES[tipo].menores !== 'ninguno';

/** Its sheets for the board and the ends of its season. */
function Botones({ liga, elegir }: BotonesProps) {
  const [nombres, setNombres] = useState<NombresImpresos>('deportivos');
  return (
    <>
      {conMenores(liga) ? <ElegirNombres value={nombres} onChange={setNombres} /> : null}
      <Button onClick={() => imprimir('clasificacion', liga.id, nombres)}>Clasificación en PDF</Button>
      <Button onClick={() => imprimir('horarios', liga.id, nombres)}>Horarios en PDF</Button>
      {seTermina(liga)
        ? NOMBRES.map((final) => (
            <Button key={final} onClick={() => elegir(final)} aria-haspopup="dialog">
              {FINALES[final]}
            </Button>
          ))
        : null}
    </>
  );
}

/** What the dialog of a league shows: what can be done with it, or one of the ends of its season. */
type Paso = 'elegir' | Final;

type DialogoProps = {
  /** Null with nothing open. */
  liga: Liga | null;
  paso: Paso | null;
  ir: (paso: Paso | null) => void;
  alTerminar: () => void;
};

const tituloDe = ({ nombre }: Liga, paso: Paso): string =>
  paso === 'elegir' ? nombre : `${FINALES[paso]}: ${nombre}`;

function Dialogo({ liga, paso, ir, alTerminar }: DialogoProps) {
  const cerrar = () => ir(null);
  return (
    <DeskModal opened={paso !== null} onClose={cerrar} title={liga && paso ? tituloDe(liga, paso) : ''}>
      {liga && paso === 'elegir' ? (
        <div className={fields.stack}>
          <Botones liga={liga} elegir={ir} />
        </div>
      ) : null}
      {liga && paso === 'resolver' ? <Resolver {...{ liga, alTerminar, cerrar }} /> : null}
      {liga && paso === 'temporada' ? <NuevaTemporada {...{ liga, alTerminar, cerrar }} /> : null}
    </DeskModal>
  );
}

const nada = () => undefined;

/** In the row of a league: opens what can be done with it, besides editing it. */
export function BotonAcciones({ liga, abrir }: { liga: Liga; abrir: (liga: Liga) => void }) {
  return (
    <Button size="s" onClick={() => abrir(liga)} aria-haspopup="dialog">
      Acciones<span className="visually-hidden"> de {liga.nombre}</span>
    </Button>
  );
}

/** Everything that can be done with one league of the list. One for the whole list. */
export function DialogoAcciones({ liga, cerrar }: { liga: Liga | null; cerrar: () => void }) {
  const [final, elegir] = useState<Final | null>(null);
  const ir = (paso: Paso | null) => {
    elegir(paso === 'elegir' ? null : paso);
    if (paso === null) cerrar();
  };
  return <Dialogo liga={liga} paso={liga && (final ?? 'elegir')} ir={ir} alTerminar={nada} />;
}

/** The same in the league's details. A new season leaves them behind: this league is not the active one now. */
export function AccionesFicha({ liga, volver }: { liga: Liga; volver: () => void }) {
  const [paso, ir] = useState<Paso | null>(null);
  return (
    <Section title="Acciones">
      <div className={page.row}>
        <Botones liga={liga} elegir={ir} />
      </div>
      <Dialogo liga={liga} paso={paso} ir={ir} alTerminar={paso === 'temporada' ? volver : nada} />
    </Section>
  );
}
