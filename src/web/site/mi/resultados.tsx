import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { PorDecir } from '#contract/cuentas/mis-partidos.ts';
import { MAX_NOTA } from '#contract/opciones.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import {
  type Contado,
  contadoDe,
  enCajas,
  esLoMismo,
  fraseDeContado,
  MINUTOS_PARA_DESHACER,
} from '#domain/partido/dicho.ts';
import { erroresDe, rarezasDe } from '#domain/partido/errores.ts';
import { MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import { conDesenlace, conEmpate, SIN_APLAZAR, SIN_INDICADORES } from '#domain/partido/plano.ts';
import { fraseDePlazo } from '#domain/partido/plazo.ts';
import { ausenteDe, estaDecidido, retiradoDe } from '#domain/partido/resultado.ts';
import { ListaProblemas, MarcadorBreve, useEscribiendo } from '#web/club/casillas/casillas.tsx';
import {
  type ConMarcador,
  conDesenlaceEscrito,
  marcarNoPresenta,
  visibles,
} from '#web/club/casillas/valores.ts';
import { nombresDe } from '#web/club/piezas/partido-visto.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { useBusy } from '#web/platform/busy.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, FieldGroup, TextAreaField } from '#web/ui/field.tsx';
import { Apartado, FILA, LISTA, SUAVE, useLlave } from './apartado.tsx';
import type { HacerCon } from './mis-partidos.tsx';

type PartidoProps = { partido: PorDecir; hacer: HacerCon };

const VACIO: ConMarcador = {
  ...planoDe(MARCADOR_VACIO),
  ...SIN_INDICADORES,
  desenlace: null,
};

const escritoDe = (contado: Contado | null): ConMarcador =>
  contado === null ? VACIO : { ...SIN_APLAZAR, ...enCajas(contado) };

const rivalDe = (partido: PorDecir): string => nombresDe(partido)[partido.lado === 1 ? 1 : 0];

type Resto = { conforme?: boolean; nota: string | null };

const enviar = (token: string, id: number, valores: ConMarcador, resto: Resto) => {
  const { jugador1Aplaza: _1, jugador2Aplaza: _2, clubAplaza: _3, cancelado: _4, ...marcador } = valores;
  const { retirado } = contadoDe(valores);
  const desenlace = retirado ? (`retirada-${retirado}` as const) : null;
  return call('POST /api/mi/resultado', { body: { token, id, ...marcador, desenlace, ...resto } });
};

const alEnviar = ({ publicado }: { publicado: boolean }): string =>
  publicado ? 'Resultado publicado: ya cuenta en la clasificación' : 'Enviado';

/** What agreeing does. */
const siCoinciden = ({ sePublica }: PorDecir): string =>
  sePublica ? 'se publica y cuenta en la clasificación' : 'pasa al club, que es quien lo publica';

const LADOS = [1, 2] as const;

type FormularioProps = PartidoProps & { discute: boolean; cerrar: () => void };

/** What the club is told besides, which the rival does not read. */
function Nota({ nota, escribir }: { nota: string; escribir: (nota: string) => void }) {
  return (
    <TextAreaField
      label="Qué pasó"
      hint="Lo lee solo el club. Si no sabes el marcador, basta con esto."
      rows={2}
      maxLength={MAX_NOTA}
      value={nota}
      onChange={({ currentTarget }) => escribir(currentTarget.value)}
    />
  );
}

/** Three sets, who did not come, and what is odd in it: the first press asks to look again, the second sends it. */
function useResultado({ partido, hacer, discute, cerrar }: FormularioProps) {
  const token = useLlave();
  const [escritos, setValores] = useState(() => escritoDe(partido.mio));
  const valores = conEmpate(escritos, partido);
  const [nota, setNota] = useState('');
  const [intentado, intentar] = useState(false);
  const [visto, ver] = useState(false);
  const resultado = conDesenlace(valores);
  const errores = erroresDe(valores);
  const rarezas = rarezasDe(valores, partido);
  const [ausente, retirado] = [ausenteDe(resultado), retiradoDe(resultado)];
  const bastaLaNota = discute && nota.trim() !== '';
  const falta = errores.length === 0 && !estaDecidido(resultado) && !bastaLaNota;
  const escribir = (nuevos: ConMarcador) => {
    setValores(nuevos);
    ver(false);
  };
  const { busy: ocupado, run } = useBusy(async () => {
    if (await hacer(enviar(token, partido.id, valores, { nota: nota || null }), alEnviar)) cerrar();
  });
  const mandar = (event: FormEvent) => {
    event.preventDefault();
    intentar(true);
    if (errores.length > 0 || falta) return;
    if ((rarezas.length > 0 || (ausente ?? retirado) !== null) && !visto) ver(true);
    else run();
  };
  return {
    ...{ valores, escribir, nota, setNota, intentado, visto, ocupado },
    ...{ errores, rarezas, ausente, retirado, falta, mandar },
  };
}

type NoAcaboProps = {
  partido: PorDecir;
  valores: ConMarcador;
  escribir: (valores: ConMarcador) => void;
};

/** Who did not come, and who left it at that score. */
const NoAcabo = ({ partido, valores, escribir }: NoAcaboProps) => (
  <FieldGroup className="border-hairline border-t pt-3" label="Solo si alguien no vino o se retiró">
    {LADOS.map((lado) => (
      <CheckField
        key={lado}
        className="min-h-tap items-center"
        label={`${nombresDe(partido)[lado - 1]} no se presentó`}
        checked={valores[`jugador${lado}NoPresenta`]}
        disabled={valores[`jugador${lado === 1 ? 2 : 1}NoPresenta`]}
        onChange={({ currentTarget }) =>
          escribir(marcarNoPresenta(valores, lado, currentTarget.checked, null))
        }
      />
    ))}
    {LADOS.map((lado) => (
      <CheckField
        key={`retirada-${lado}`}
        className="min-h-tap items-center"
        label={`${nombresDe(partido)[lado - 1]} se retiró`}
        checked={valores.desenlace === `retirada-${lado}`}
        onChange={() => escribir(conDesenlaceEscrito(valores, `retirada-${lado}`))}
      />
    ))}
  </FieldGroup>
);

type LoQueHaraProps = Pick<ReturnType<typeof useResultado>, 'valores' | 'ausente' | 'retirado' | 'visto'> & {
  partido: PorDecir;
};

/** What sending does, before it is sent; of a no-show and of who left it is asked once more. */
function LoQueHara({ partido, valores, ausente, retirado, visto }: LoQueHaraProps) {
  const { suyo } = partido;
  const quien = ausente ?? retirado;
  const coincide = suyo !== null && esLoMismo(contadoDe(valores), suyo);
  return (
    <>
      {visto && quien !== null ? (
        <p role="alert">
          Vas a decir que{' '}
          <strong>
            {`${nombresDe(partido)[quien - 1]} ${ausente === null ? 'se retiró' : 'no se presentó'}`}
          </strong>
          : pierde el partido.
        </p>
      ) : null}
      <p className={SUAVE}>
        {coincide ? `Es lo mismo que dice ${rivalDe(partido)}` : `Si ${rivalDe(partido)} dice lo mismo`}:{' '}
        {siCoinciden(partido)}. Tienes {MINUTOS_PARA_DESHACER} minutos para deshacerlo.
      </p>
    </>
  );
}

function Formulario(props: FormularioProps) {
  const { partido, discute, cerrar } = props;
  const uso = useResultado(props);
  const { valores, escribir, errores, rarezas, falta, visto } = uso;
  const { escribiendo, ...oyentes } = useEscribiendo();
  const id = useId();
  const nombres = nombresDe(partido);
  const problemas = visibles({ errores, avisos: rarezas }, escribiendo && !uso.intentado);
  return (
    <form className="grid w-full grid-cols-1 gap-3" onSubmit={uso.mandar} noValidate>
      <div {...oyentes}>
        <MarcadorBreve
          valores={valores}
          cambiar={(nombre, valor) => escribir({ ...valores, [nombre]: valor })}
          nombres={nombres}
          cortos={nombres}
          problemas={problemas}
          idProblemas={`${id}-problemas`}
        />
      </div>
      {discute ? <Nota nota={uso.nota} escribir={uso.setNota} /> : null}
      <ListaProblemas id={`${id}-problemas`} {...problemas} />
      {uso.intentado && falta ? <p role="alert">Escribe el resultado, o quién no se presentó.</p> : null}
      <LoQueHara partido={partido} {...uso} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="action" busy={uso.ocupado}>
          {visto ? 'Está bien así: enviar' : 'Enviar'}
        </Button>
        <Button onClick={cerrar}>Cancelar</Button>
      </div>
      <NoAcabo partido={partido} valores={valores} escribir={escribir} />
    </form>
  );
}

/** What has been said so far, to who is reading. */
function queSeSabe(partido: PorDecir): string | null {
  const { estado, mio, suyo, hasta, meToca } = partido;
  const rival = rivalDe(partido);
  const frase = (contado: Contado | null) => (contado ? fraseDeContado(contado, nombresDe(partido)) : '');
  const plazo = hasta ? `${fechaSemana(hasta)}, ${horaDe(hasta)}` : '';
  switch (estado) {
    case 'nadie':
      return null;
    case 'espera':
      return meToca
        ? `${rival} dice: ${frase(suyo)}. Contesta antes del ${plazo}.`
        : `Has dicho: ${frase(mio)}. ${rival} puede contestar hasta el ${plazo}.`;
    case 'conformes':
      return `Los dos decís: ${frase(mio)}. Falta que lo publique el club.`;
    case 'desacuerdo':
      return [
        mio ? `Tú dices: ${frase(mio)}.` : 'Has dicho que no fue así.',
        suyo ? `${rival} dice: ${frase(suyo)}.` : `${rival} dice que no fue así.`,
        'Lo mira el club.',
      ].join(' ');
    default:
      return estado satisfies never;
  }
}

type AccionesProps = PartidoProps & { abrir: (discute: boolean) => void };

/** What the rival says is what happened. Whoever said otherwise is asked first. */
function FueAsi({ partido, hacer, cual }: PartidoProps & { cual: ReactNode }) {
  const { id, suyo, meToca, estado } = partido;
  const [preguntado, preguntar] = useState(false);
  const token = useLlave();
  const { busy, run: conforme } = useBusy(() =>
    hacer(enviar(token, id, escritoDe(suyo), { conforme: true, nota: null }), alEnviar),
  );
  if (!suyo) return null;
  if (estado === 'desacuerdo' && !preguntado)
    return (
      <Button onClick={() => preguntar(true)}>
        Aceptar lo que dice {rivalDe(partido)}
        {cual}
      </Button>
    );
  return (
    <>
      <p className={SUAVE} role={preguntado ? 'alert' : undefined}>
        {preguntado ? `¿Fue así: ${fraseDeContado(suyo, nombresDe(partido))}? ` : null}
        Si dices que fue así, {siCoinciden(partido)}. Tienes {MINUTOS_PARA_DESHACER} minutos para deshacerlo.
      </p>
      <Button look={meToca ? 'action' : 'quiet'} busy={busy} onClick={() => conforme()}>
        {preguntado ? 'Sí, fue así' : 'Fue así'}
        {cual}
      </Button>
      {preguntado ? <Button onClick={() => preguntar(false)}>Cancelar</Button> : null}
    </>
  );
}

function Acciones({ abrir, ...props }: AccionesProps) {
  const { estado, suyo, meToca, fecha } = props.partido;
  const cual = <span className="visually-hidden"> (partido del {fechaSemana(fecha)})</span>;
  if (estado === 'nadie')
    return (
      <Button look="primary" onClick={() => abrir(false)}>
        Poner el resultado{cual}
      </Button>
    );
  if (estado === 'conformes') return null;
  const otra = (
    <Button onClick={() => abrir(suyo !== null)}>
      {meToca ? 'No fue así' : 'Cambiar lo que he dicho'}
      {cual}
    </Button>
  );
  const suya = <FueAsi key={estado} {...props} cual={cual} />;
  return (
    <>
      {meToca ? suya : otra}
      {meToca ? otra : suya}
    </>
  );
}

function Fila(props: PartidoProps) {
  const { partido } = props;
  const [abierto, abrir] = useState<{ discute: boolean } | null>(null);
  const { estado, ultimoDia, alVencer } = partido;
  const sabido = queSeSabe(partido);
  return (
    <li className={FILA}>
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <time className="inline-block first-letter:uppercase" dateTime={partido.fecha}>
          {fechaSemana(partido.fecha)}, {horaDe(partido.fecha)}
        </time>
      </p>
      <p>
        contra <strong>{rivalDe(partido)}</strong> <span className={SUAVE}>{partido.liga}</span>
      </p>
      {sabido ? <p role="status">{sabido}</p> : null}
      {estado === 'nadie' && ultimoDia ? <p>{fraseDePlazo(ultimoDia, hoyDelClub(), alVencer)}</p> : null}
      {abierto ? (
        <Formulario {...props} discute={abierto.discute} cerrar={() => abrir(null)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Acciones {...props} abrir={(discute) => abrir({ discute })} />
        </div>
      )}
    </li>
  );
}

type Props = Omit<PartidoProps, 'partido'> & { partidos: readonly PorDecir[] };

/** Played and without a result: what was said, and what to say. docs/reglas/enlaces-personales.md */
export function Resultados({ partidos, ...resto }: Props) {
  return (
    <Apartado titulo="Resultados por poner">
      <ul className={LISTA}>
        {partidos.map((partido) => (
          <Fila key={partido.id} partido={partido} {...resto} />
        ))}
      </ul>
    </Apartado>
  );
}
