import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { ibanValido } from '#contract/club/iban.ts';
import type { Solicitud } from '#contract/solicitudes/solicitudes.ts';
import { tieneCampo } from '#domain/inscripcion/datos.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import { camposDe } from '#web/club/mesa/campos.tsx';
import { fechaConDia, iso, momento, momentoBreve } from '#web/club/mesa/dias.tsx';
import { avisarFallo, enfocarPrimerError } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { DeskModal, DialogForm } from '#web/ui/desk/modal.tsx';
import { Notice } from '#web/ui/states.tsx';
import {
  ARCHIVO,
  agrupar,
  asuntoDeRespuesta,
  direcciones,
  enlaceDeCorreo,
  Marcas,
  quePide,
  tamano,
  useConVuelta,
  useDescarga,
} from './solicitud.tsx';

type Dudosos = ReadonlySet<string>;

/** The fields that came with a warning. */
const dudososDe = ({ detalles }: Solicitud): Dudosos => new Set(detalles.map(({ path }) => path));

const NINGUNO: Dudosos = new Set();

function enlaceDe({ campo, valor }: Campo, asunto?: string): string | null {
  if (campo === 'email') return enlaceDeCorreo(valor, asunto);
  return campo === 'telefono' ? `tel:${valor.replace(/\s+/g, '')}` : null;
}

type CamposProps = { campos: readonly Campo[]; dudosos?: Dudosos; asunto?: string };

const Campos = ({ campos, dudosos = NINGUNO, asunto }: CamposProps) => (
  <dl className="grid gap-2 text-s">
    {campos.map((uno) => {
      const href = enlaceDe(uno, asunto);
      return (
        <div
          key={uno.campo}
          className="flex flex-wrap justify-between gap-x-4 gap-y-1 sm:grid sm:grid-cols-label"
        >
          <dt className="text-ink-soft">{uno.etiqueta}</dt>
          <dd className="flex flex-wrap gap-x-2 gap-y-1 whitespace-pre-line wrap-anywhere">
            {href ? <a href={href}>{uno.valor}</a> : uno.valor}
            {dudosos.has(uno.campo) ? <Badge tone="warn">Revisar</Badge> : null}
          </dd>
        </div>
      );
    })}
  </dl>
);

const BANCO = '/api/private/solicitudes/:id/banco';

const leerBanco = (id: number) => call(`GET ${BANCO}`, { params: { id } });

/** Sensitive data: loaded when asked for, and dropped when hidden. */
const useAlPedir = (leer: () => Promise<readonly Campo[]>) =>
  useMutation({ mutationFn: leer, onError: avisarFallo, gcTime: 0 });

const valorDe = (campos: readonly Campo[], cual: string): string =>
  campos.find(({ campo }) => campo === cual)?.valor ?? '';

const DEL_IBAN = 'El de la orden firmada. En Registros consta con sus cuatro últimas cifras.';

type FormProps = { solicitud: Solicitud; banco: readonly Campo[]; cerrar: () => void };

function FormularioDeBanco({ solicitud: { id, nombre }, banco, cerrar }: FormProps) {
  const { hacer, haciendo } = useConVuelta(cerrar);
  const form = useForm({
    initialValues: { titular: valorDe(banco, 'cuentaTitular'), iban: valorDe(banco, 'cuentaIBAN') },
    validate: {
      titular: (titular) => (titular.trim() ? null : 'Escribe el titular de la cuenta'),
      iban: (iban) => (ibanValido(iban) ? null : 'El IBAN no es válido: revisa sus cifras'),
    },
  });
  const c = camposDe(form);
  const params = { id };
  const guardar = () => {
    if (form.validate().hasErrors) return enfocarPrimerError();
    hacer({
      hacer: () => call(`POST ${BANCO}`, { params, body: form.getValues() }),
      texto: `Datos bancarios de ${nombre} guardados`,
      deshacer: () => call(`DELETE ${BANCO}`, { params }),
    });
  };
  return (
    <DialogForm action="Guardar la cuenta" busy={haciendo} onSubmit={guardar} onCancel={cerrar}>
      {c.texto('titular', 'Titular de la cuenta', 70)}
      {c.texto('iban', 'IBAN', 42, { description: DEL_IBAN })}
    </DialogForm>
  );
}

/** The account of an enrolment, as its family has told the club since. docs/reglas/cobros.md */
function CorregirBanco({ solicitud }: { solicitud: Solicitud }) {
  const { data: banco, mutate, isPending, reset } = useAlPedir(() => leerBanco(solicitud.id));
  return (
    <>
      <Button size="s" busy={isPending} onClick={() => mutate()}>
        {solicitud.tieneBanco ? 'Corregir el IBAN' : 'Añadir el IBAN'}
      </Button>
      <DeskModal opened={banco !== undefined} onClose={reset} title={`Cuenta de ${solicitud.nombre}`}>
        {banco ? <FormularioDeBanco {...{ solicitud, banco }} cerrar={reset} /> : null}
      </DeskModal>
    </>
  );
}

type ReservadoProps = {
  que: string;
  nota: string | null;
  leer: () => Promise<readonly Campo[]>;
  dudosos?: Dudosos;
};

function Reservado({ que, nota, leer, dudosos = NINGUNO }: ReservadoProps) {
  const { data: campos, mutate, isPending, reset } = useAlPedir(leer);
  return (
    <>
      <Button size="s" busy={isPending} onClick={() => (campos ? reset() : mutate())}>
        {campos ? 'Ocultar' : 'Mostrar'} {que}
      </Button>
      {nota ? <p className={fields.small}>{nota}</p> : null}
      {campos ? <Campos campos={campos} dudosos={dudosos} /> : null}
    </>
  );
}

/** Health data: never asked for, still kept, or already deleted. */
function Salud({ salud, saludCaduca, inscripcion }: Solicitud) {
  const ve = usePuede('GET /api/private/solicitudes/:id/banco');
  if (salud) {
    const nota = saludCaduca ? `Se borran solos el ${fechaConDia(saludCaduca)}.` : null;
    return <Reservado que="los datos de salud" nota={nota} leer={async () => salud} />;
  }
  if (!ve || !inscripcion || !tieneCampo(inscripcion, 'alergia')) return null;
  return <p className={fields.small}>Datos de salud: no indicó ninguno, o ya se han borrado.</p>;
}

function archivosDe({ id, tipo, adjuntos }: Solicitud, conPdf: boolean) {
  const suyo = { ruta: direcciones.pdf(id), texto: 'Inscripción en PDF' };
  const sueltos = adjuntos.map(({ id: adjunto, clase, bytes }) => ({
    ruta: direcciones.adjunto(id, adjunto),
    texto: `${ARCHIVO[clase]} (${tamano(bytes)})`,
  }));
  return tipo === 'inscripcion' && conPdf ? [suyo, ...sueltos] : sueltos;
}

/** What is kept apart of it: its files, each with one press, and what is only shown when asked for. */
export function Aparte({ solicitud }: { solicitud: Solicitud }) {
  const { id, version, tieneBanco, bancoCorregido, salud, tipo } = solicitud;
  const { descargar, enCurso } = useDescarga();
  const archivos = archivosDe(solicitud, usePuede('GET /api/private/solicitudes/:id/pdf'));
  const corrige = usePuede(`POST ${BANCO}`) && tipo === 'inscripcion';
  if (archivos.length === 0 && !(tieneBanco || corrige || salud)) return null;
  return (
    <Section title="Archivos y datos reservados">
      <div className="grid justify-items-start gap-2">
        {archivos.map(({ ruta, texto }) => (
          <Button key={ruta} size="s" busy={enCurso === ruta} onClick={() => descargar(ruta)}>
            <span className="visually-hidden">Descargar </span>
            {texto}
          </Button>
        ))}
        {tieneBanco ? (
          <Reservado
            key={version}
            que="los datos bancarios"
            nota={bancoCorregido ? 'Corregidos en la mesa: no son los que se enviaron.' : null}
            leer={() => leerBanco(id)}
            dudosos={bancoCorregido ? NINGUNO : dudososDe(solicitud)}
          />
        ) : null}
        {corrige ? <CorregirBanco solicitud={solicitud} /> : null}
        <Salud {...solicitud} />
      </div>
    </Section>
  );
}

/** Said already over them: by the title, and by what it is. */
const DICHOS = new Set(['nombre', 'apellidos', 'tipo']);

/** What it is about, which is what is decided on, and the file of who sent it. */
export function Contenido({ solicitud }: { solicitud: Solicitud }) {
  const { dt, respondida, respondidaPor, detalles } = solicitud;
  const dudosos = dudososDe(solicitud);
  const grupos = agrupar(solicitud.datos.filter(({ campo }) => !DICHOS.has(campo) || dudosos.has(campo)));
  const pide = grupos.find(({ titulo }) => titulo === 'Lo que pide');
  const asunto = asuntoDeRespuesta(solicitud);
  return (
    <>
      <section className={cx(fields.box, 'max-lg:-order-2')} aria-label="Lo que pide">
        <p className="flex flex-wrap items-baseline gap-x-3 text-s text-ink-soft tabular-nums">
          <strong className="figure text-l text-ink max-md:basis-full">{quePide(solicitud)}</strong>
          <time dateTime={iso(dt)}>{momentoBreve(dt)}</time>
          <Marcas {...solicitud} avisos={0} />
        </p>
        {respondida === null ? null : (
          <p className={fields.small}>
            Respondida el {momento(respondida)} por {respondidaPor}.
          </p>
        )}
        {detalles.length > 0 ? (
          <Notice tone="warn" title={`Se envió con ${cuantos(detalles.length, 'aviso', 'avisos')}`}>
            <p>Así los leyó quien la envió:</p>
            <ul className={fields.list}>
              {detalles.map(({ path, message }) => (
                <li key={path}>{message}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <Campos campos={pide?.campos ?? []} {...{ dudosos, asunto }} />
      </section>
      {grupos
        .filter((grupo) => grupo !== pide)
        .map(({ titulo, campos }) => (
          <Section key={titulo} title={titulo}>
            <Campos {...{ campos, dudosos, asunto }} />
          </Section>
        ))}
    </>
  );
}
