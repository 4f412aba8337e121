import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CobroPrevio } from '#contract/solicitudes/cobros.ts';
import { enEuros } from '#domain/cobro/sepa.ts';
import { diaBreve } from '#domain/fecha-texto.ts';
import { diaDelMomento } from '#web/club/mesa/dias.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { cx } from '#web/ui/cx.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { Notice } from '#web/ui/states.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';
import { type Cobro, totalDe } from './cobro.tsx';
import { direcciones, quePide } from './solicitud.tsx';

type Senalada = { id: number; nombre: string; nota: string };

type ListaProps = { titulo: string; unas: readonly Senalada[]; children?: ReactNode };

function Lista({ titulo, unas, children }: ListaProps) {
  if (unas.length === 0) return null;
  return (
    <Notice tone="warn" title={titulo}>
      {children}
      <ul className={fields.list}>
        {unas.map(({ id, nombre, nota }) => (
          <li key={id}>
            <Link to={direcciones.una(id)}>{nombre}</Link>
            {nota === '' ? '' : `: ${nota}.`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** One price for what costs differently is most often a slip. */
function Mezcla({ entran }: Pick<CobroPrevio, 'entran'>) {
  const clases = [...Map.groupBy(entran, etiquetaDe)];
  if (clases.length < 2 || new Set(entran.map(({ importe }) => importe)).size > 1) return null;
  return (
    <Notice tone="warn" title={`Un mismo importe para ${clases.length} clases de inscripción`}>
      <ul className={fields.list}>
        {clases.map(([clase, suyas]) => (
          <li key={clase}>
            {clase}: {cuantos(suyas.length, 'recibo', 'recibos')}
          </li>
        ))}
      </ul>
      <p>Si no cuestan lo mismo, elige «La cuota de cada uno».</p>
    </Notice>
  );
}

const etiquetaDe = (recibo: CobroPrevio['entran'][number]): string =>
  recibo.inscripcion === null ? 'Otras' : quePide({ ...recibo, tipo: 'inscripcion' });

type Repetida = CobroPrevio['repetidas'][number];
type DeOtraVez = Pick<Cobro, 'otra' | 'setOtra'>;

/** "54,00 € para el 17 nov; la hizo ana el 9 nov", or what is known of it. */
function ultimaVez({ veces, ultimo: { cobro, importe, usuario, dt } }: Repetida): string {
  const cuanto = importe === null ? '' : `${enEuros(importe)} `;
  const quien =
    usuario === null || dt === null ? '' : `; la hizo ${usuario} el ${diaBreve(diaDelMomento(dt))}`;
  return `${cuanto}para el ${diaBreve(cobro)}${quien}${veces > 1 ? `; van ${veces} veces` : ''}`;
}

/** Nobody pays twice unless somebody says so of each of them. */
function YaCobradas({ repetidas, otra, setOtra }: DeOtraVez & Pick<CobroPrevio, 'repetidas'>) {
  if (repetidas.length === 0) return null;
  const poner = (id: number, si: boolean) => setOtra(si ? [...otra, id] : otra.filter((una) => una !== id));
  return (
    <Notice tone="warn" title={`Ya estaban en otra remesa: ${repetidas.length}`}>
      <p>No se les cobra otra vez si no los marcas aquí.</p>
      <div className={fields.stack}>
        {repetidas.map((una) => (
          <Checkbox
            key={una.id}
            label={`Cobrar otra vez a ${una.nombre}, ${enEuros(una.importe)}`}
            description={ultimaVez(una)}
            checked={otra.includes(una.id)}
            onChange={({ currentTarget }) => poner(una.id, currentTarget.checked)}
          />
        ))}
      </div>
    </Notice>
  );
}

const CELDA = cx('max-md:border-0 max-md:bg-transparent max-md:p-0');
/** On a phone under who and how much. */
const MENOR = cx(CELDA, 'wrap-anywhere max-md:order-1 max-md:basis-1/2 max-md:text-xs max-md:text-ink-soft');

const aLaVista = (previo: HTMLElement | null) => previo?.scrollIntoView();

/** What the bank would be asked for, and what in it to look at: asked for from a bar at the foot, it comes up. */
export function Previo({ visto, otra, setOtra }: { visto: CobroPrevio } & DeOtraVez) {
  const { repetidas, fuera, concepto } = visto;
  const entran = [...visto.entran, ...repetidas.filter(({ id }) => otra.includes(id))];
  const [, total] = totalDe(visto, otra);
  const primeras = entran.filter(({ secuencia }) => secuencia === 'FRST').length;
  const sinFirma = entran.filter(({ firmada }) => !firmada).map((una) => ({ ...una, nota: '' }));
  return (
    <div ref={aLaVista} className="min-w-0 lg:col-span-full lg:row-start-3 lg:mb-12">
      <Section title="Lo que se cobraría">
        <p role="status" className="grid gap-1">
          <strong className="text-l tabular-nums">
            {cuantos(entran.length, 'recibo', 'recibos')} · {enEuros(total)}
          </strong>
          <span>
            Primer cobro: {primeras}. Recurrentes: {entran.length - primeras}. En el recibo se leerá «
            {concepto}
            ».
          </span>
        </p>
        <Mezcla entran={entran} />
        <Lista
          titulo={`${cuantos(fuera.length, 'inscripción se queda', 'inscripciones se quedan')} fuera`}
          unas={fuera.map(({ motivo, ...una }) => ({ ...una, nota: motivo }))}
        />
        <YaCobradas repetidas={repetidas} otra={otra} setOtra={setOtra} />
        <Lista titulo={`Sin firma: ${sinFirma.length}`} unas={sinFirma}>
          <p>Entran en la remesa, pero sin la orden firmada el banco puede devolver el recibo.</p>
        </Lista>
        <TableFrame label="Recibos" dense>
          <table className="max-md:block">
            <thead className="max-md:hidden">
              <tr>
                {['Nombre', 'Concepto', 'Cuenta', 'Titular', 'Secuencia', 'Importe'].map((titulo) => (
                  <th key={titulo} scope="col" data-num={titulo === 'Importe' || undefined}>
                    {titulo}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-md:block">
              {entran.map((recibo) => (
                <tr
                  key={recibo.id}
                  className="max-md:flex max-md:flex-wrap max-md:justify-between max-md:border-b max-md:border-hairline max-md:px-3 max-md:py-2"
                >
                  <th scope="row" className={cx(CELDA, 'text-start font-semibold whitespace-nowrap')}>
                    {recibo.nombre}
                  </th>
                  <td className={MENOR}>{etiquetaDe(recibo)}</td>
                  <td className={cx(MENOR, 'whitespace-nowrap')}>{recibo.cuenta}</td>
                  <td className={MENOR}>{recibo.titular}</td>
                  <td className={MENOR}>{recibo.secuencia === 'FRST' ? 'Primer cobro' : 'Recurrente'}</td>
                  <td className={cx(CELDA, 'max-md:font-semibold')} data-num>
                    {enEuros(recibo.importe)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </Section>
    </div>
  );
}
