import { type FormEvent, useState } from 'react';
import { club } from '#club';
import type { EnPie, Mi } from '#contract/cuentas/mi.ts';
import { buzonDe } from '#contract/solicitudes/buzones.ts';
import { type Dia, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { diasDePartido } from '#domain/partido/afectados.ts';
import { errorDeAusencia } from '#domain/persona/enlace-personal.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { useBusy } from '#web/platform/busy.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/states.tsx';
import { ANOTADO, Apartado, FILA, FORMULARIO, type Hacer, LISTA, SUAVE, useLlave } from './apartado.tsx';

const cuandoYConQuien = ({ fecha, rival }: EnPie): string =>
  `${fechaSemana(fecha)}, ${horaDe(fecha)}, contra ${rival}`;

const SI_SE_APLAZA: Record<NonNullable<Mi['modoDeQuedar']>, string> = {
  reserva: 'Si lo aplaza, elegiréis aquí el nuevo día entre los dos.',
  confirma: 'Si lo aplaza, propondréis aquí el nuevo día entre los dos, y lo confirma el club.',
};

export const Contacto = () => (
  <>
    <a href={`tel:${club.telefonoEnlace}`}>{club.telefono}</a>,{' '}
    <a href={`mailto:${buzonDe('competicion')}`}>{buzonDe('competicion')}</a>
  </>
);

type OtroDiaProps = { partido: EnPie; mi: Pick<Mi, 'modoDeQuedar'>; hacer: Hacer };

/** What they may ask the club about a match in place, or what became of it. docs/reglas/enlaces-personales.md */
export function OtroDia({ partido, mi: { modoDeQuedar }, hacer }: OtroDiaProps) {
  const token = useLlave();
  const { id, fecha, peticion } = partido;
  const { busy, run: pedir } = useBusy((pide: boolean, hecho: string) =>
    hacer(call('POST /api/mi/otro-dia', { body: { token, id, pide } }), hecho),
  );
  const cual = <span className="visually-hidden"> para el partido del {cuandoYConQuien(partido)}</span>;
  if (peticion === 'denegada')
    return (
      <p>
        <strong>El club contesta que se juega ese día.</strong> Si no puedes, habla con él: <Contacto />.
      </p>
    );
  if (fecha <= ahoraDelClub()) return null;
  if (peticion === 'pedida')
    return (
      <>
        <p>
          <strong>Has pedido otro día.</strong> El partido sigue en pie hasta que el club conteste; a tu rival
          se lo dice el club. {modoDeQuedar ? SI_SE_APLAZA[modoDeQuedar] : null} Si corre prisa: <Contacto />.
        </p>
        <Button size="s" busy={busy} onClick={() => pedir(false, 'Ya no pides otro día')}>
          Ya no lo pido{cual}
        </Button>
      </>
    );
  return (
    <Button
      size="s"
      busy={busy}
      onClick={() => pedir(true, 'Pedido al club: el partido sigue en pie hasta que conteste')}
    >
      Pedir otro día{cual}
    </Button>
  );
}

type Tramo = Mi['ausencias'][number];

const enPalabras = ({ desde, hasta }: Tramo): string =>
  desde === hasta ? fechaSemana(desde) : `del ${fechaSemana(desde)} al ${fechaSemana(hasta)}`;

type Props = { mi: Mi; hoy: Dia; hacer: Hacer };

/** Those that are to be played on a day of those. */
const partidosEn = (enPie: readonly EnPie[], { desde, hasta }: Tramo): EnPie[] =>
  enPie.filter((partido) => diasDePartido(partido).some((dia) => dia >= desde && dia <= hasta));

const tienes = (n: number): string => (n === 1 ? 'ya tienes partido' : `ya tienes ${n} partidos`);

/** Before it is noted: it takes no match away. */
function Antes({ partidos }: { partidos: readonly EnPie[] }) {
  return (
    <div role="status">
      {partidos.length === 0 ? null : (
        <Notice tone="warn" title={`Esos días ${tienes(partidos.length)}`}>
          <ul>
            {partidos.map((partido) => (
              <li key={partido.id}>{cuandoYConQuien(partido)}</li>
            ))}
          </ul>
          <p>Apuntar que no puedes no lo quita: sigue en pie. Después podrás pedir otro día al club.</p>
        </Notice>
      )}
    </div>
  );
}

/** What stands on the days they cannot, until the club says otherwise. */
function SiguenEnPie({ mi, hacer }: Omit<Props, 'hoy'>) {
  const partidos = mi.enPie.filter(({ noPuedo }) => noPuedo);
  if (partidos.length === 0) return null;
  return (
    <Notice tone="warn" title="Tienes partido un día que no puedes">
      <p>Sigue en pie hasta que el club diga otra cosa: si no vas, puede darse por perdido.</p>
      <ul className={LISTA}>
        {partidos.map((partido) => (
          <li key={partido.id} className={FILA}>
            <strong>{cuandoYConQuien(partido)}</strong>
            <OtroDia partido={partido} mi={mi} hacer={hacer} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Formulario({ mi, hoy, hacer }: Props) {
  const token = useLlave();
  const [desde, setDesde] = useState('');
  const [hasta, setHasta] = useState('');
  const [error, setError] = useState<string>();
  const tramo = { desde, hasta: hasta || desde };
  const { busy, run: apuntar } = useBusy(async () => {
    const hecho = await hacer(call('POST /api/mi/ausencia', { body: { token, ...tramo } }), ({ enPie }) => {
      const { length } = partidosEn(enPie, tramo);
      return length > 0
        ? `Apuntado, pero esos días ${tienes(length)}: sigue en pie`
        : 'Apuntado: lo miraremos al poner los partidos de esos días';
    });
    if (!hecho) return;
    setDesde('');
    setHasta('');
  });
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    const fallo = desde === '' ? 'Elige el primer día que no puedes.' : errorDeAusencia(tramo, hoy);
    setError(fallo ?? undefined);
    if (fallo === null) apuntar();
  };
  return (
    <form className={FORMULARIO} onSubmit={enviar} noValidate>
      <div className="grid-fit-4xs items-start gap-3">
        <TextField
          label="No puedo del"
          type="date"
          min={hoy}
          required
          value={desde}
          error={error}
          onChange={({ currentTarget }) => setDesde(currentTarget.value)}
        />
        <TextField
          label="al"
          type="date"
          min={desde || hoy}
          value={hasta}
          onChange={({ currentTarget }) => setHasta(currentTarget.value)}
        />
      </div>
      <Antes partidos={desde === '' ? [] : partidosEn(mi.enPie, tramo)} />
      <Button type="submit" className="justify-self-start" look="action" busy={busy}>
        Apuntar
      </Button>
    </form>
  );
}

/** The days they cannot play, told by themselves. */
export function Ausencias(props: Props) {
  const { mi, hacer } = props;
  const token = useLlave();
  const { ausencias } = mi;
  return (
    <Apartado titulo="Días que no puedo">
      <Formulario {...props} />
      <SiguenEnPie {...props} />
      {ausencias.length === 0 ? <p className={SUAVE}>No has apuntado ninguno.</p> : null}
      <ul className={LISTA}>
        {ausencias.map((tramo) => (
          <li key={tramo.desde} className={ANOTADO}>
            <span>{enPalabras(tramo)}</span>
            <Button
              size="s"
              onClick={() =>
                hacer(call('POST /api/mi/ausencia/quitar', { body: { token, ...tramo } }), 'Quitado')
              }
            >
              Quitar<span className="visually-hidden"> {enPalabras(tramo)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Apartado>
  );
}
