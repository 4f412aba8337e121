import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { club } from '#club';
import { conAviso } from '#contract/club/inventado.ts';
import { rutas } from '#contract/rutas.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { sinSimbolo } from '#domain/euros.ts';
import { anioDe } from '#domain/fecha.ts';
import { loQueSigue } from '#domain/inscripcion/acuse.ts';
import { totalCampus } from '#domain/inscripcion/campus.ts';
import { OPCIONES_CAMPUS, subtiposDe, tieneCampo } from '#domain/inscripcion/datos.ts';
import { consentimientos } from '#domain/inscripcion/errores.ts';
import { textoMandato } from '#domain/inscripcion/ficha.ts';
import type { Subtipo, TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { ligaDe } from '#domain/liga/tipos.ts';
import { Conforme, PieFormulario } from '#web/club/envio/envio.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { CheckField, FieldGroup, SelectField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type Apartado, deQuienSon } from './apartados.ts';
import { anchoDe, Campo, idDeCampo, RADIOS } from './campo.tsx';
import { campoCambiados, campoSubtipo } from './datos.ts';
import { FotoYFirma } from './foto-y-firma.tsx';
import { Repaso } from './pasos.tsx';
import { DIBUJOS, nombreBreve, preciosDe } from './precio.ts';
import { useFormulario } from './use-inscripcion.ts';

const ETIQUETAS: Record<Subtipo, string> = {
  alta: 'Primera vez',
  renovacion: 'Renuevo plaza',
};

/** Of what only members may, where nobody has said what that costs: how to become one. */
const SoloSocios = ({ tipo }: { tipo: TipoInscripcion }) =>
  club.cuota > 0 || !tieneCampo(tipo, 'altaSocio') ? null : (
    <p className="col-span-full grid grid-cols-start gap-2 text-balance rounded-m bg-azul-pale px-4 py-3">
      <Icon name="alert" size={20} className="rotate-180 text-azul-text" />
      <span>
        Hace falta ser socio del club. Si aún no lo eres, envía también la inscripción de{' '}
        <Link to={rutas.inscripciones('nuevosocio')}>alta de nuevo socio</Link>.
      </span>
    </p>
  );

/** alta or renovacion, where both are possible; a renovation only asks for the rest if it has changed. */
function ElegirSubtipo() {
  const { tipo, subtipo, visibles, field, check } = useFormulario();
  const subtipos = subtiposDe(tipo);
  if (subtipos.length < 2) return null;
  const { name, onChange } = field(campoSubtipo(tipo));
  return (
    <div className={cx('grid', visibles.includes('altaSocio') ? anchoDe('altaSocio') : 'col-span-full')}>
      <FieldGroup label="¿Primera vez o renovación?">
        <div className={RADIOS}>
          {subtipos.map((valor) => (
            <CheckField
              key={valor}
              type="radio"
              boxed="plain"
              label={ETIQUETAS[valor]}
              {...{ name, onChange }}
              value={valor}
              checked={subtipo === valor}
            />
          ))}
        </div>
        {subtipo === 'renovacion' ? (
          <CheckField
            label="Han cambiado mis datos"
            hint="Márcalo si cambian la dirección, la cuenta, los días o cualquier otra cosa."
            {...check(campoCambiados(tipo))}
          />
        ) : null}
      </FieldGroup>
    </div>
  );
}

function Campos({ campos, children }: { campos: readonly string[]; children: ReactNode }) {
  const { visibles } = useFormulario();
  const suyos = visibles.filter((campo) => campos.includes(campo));
  return suyos.length === 0 ? null : (
    <div className="grid grid-cols-6 gap-x-3 gap-y-4 sm:gap-x-4">
      {children}
      {suyos
        .toSorted((uno, otro) => campos.indexOf(uno) - campos.indexOf(otro))
        .map((campo) => (
          <div key={campo} className={anchoDe(campo)}>
            <Campo campo={campo} />
          </div>
        ))}
    </div>
  );
}

const DIA = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dia = (texto: string): string => DIA.format(new Date(`${texto}T00:00Z`));

/** Of another year, with it. */
const deOtroAnio = (texto: string): string =>
  anioDe(texto) === anioDe(hoyDelClub()) ? '' : ` de ${anioDe(texto)}`;

function UnaSemana({ semana: { id, desde, hasta } }: { semana: CampusOfrecido['semanas'][number] }) {
  const { field, campus, error } = useFormulario();
  return (
    <SelectField
      {...field(id)}
      id={idDeCampo(id)}
      label={`${dia(desde)} – ${dia(hasta)}`}
      unmarked
      invalid={error('semana1') !== undefined}
    >
      <option value="">No va</option>
      {OPCIONES_CAMPUS.map((opcion) => (
        <option key={opcion} value={opcion}>
          {campus.opciones[opcion].horario} · {sinSimbolo(campus.opciones[opcion].precio)} €
        </option>
      ))}
    </SelectField>
  );
}

const DE_ESTADO = { empezada: 'ya ha empezado', terminada: 'terminada' } as const;

/** The weeks of the camp with what they cost so far; who looks for one that is past reads why it is not there. */
export function Semanas() {
  const { values, error, campus } = useFormulario();
  const abiertas = campus.semanas.filter(({ estado }) => estado === 'abierta');
  const pasadas = campus.semanas.flatMap(({ desde, hasta, estado }) =>
    estado === 'empezada' || estado === 'terminada'
      ? [`${dia(desde)} – ${dia(hasta)}${deOtroAnio(hasta)} (${DE_ESTADO[estado]})`]
      : [],
  );
  const minimo = `Cada semana sale con un mínimo de ${campus.minimoPorSemana} inscripciones; si no, se devuelve lo pagado.`;
  return (
    <FieldGroup label={`Semanas del verano de ${campus.anio}`} hint={minimo} error={error('semana1')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {abiertas.map((semana) => (
          <UnaSemana key={semana.id} semana={semana} />
        ))}
      </div>
      {pasadas.length > 0 ? <p>Ya no se puede elegir: {pasadas.join(', ')}.</p> : null}
      <p className="font-semibold">
        Total:{' '}
        <output aria-live="polite" className="figure text-xl">
          {sinSimbolo(totalCampus(values, { ...campus, semanas: abiertas }))} €
        </output>
      </p>
    </FieldGroup>
  );
}

const NOTA = cx('text-ink-soft text-s');

const Mandato = () => (
  <details className={NOTA}>
    <summary className="flex min-h-tap items-center text-azul-text underline">
      Orden de domiciliación SEPA: al firmar autorizas los recibos del club
    </summary>
    {textoMandato({ nombre: club.nombre }).map((parrafo) => (
      <p key={parrafo} className="pb-3">
        {parrafo}
      </p>
    ))}
    <p>
      Identificador del acreedor: {conAviso(club.banco.acreedor) || 'te lo dirá el club'}. Tipo de pago:
      recurrente.
    </p>
  </details>
);

const NOTA_SALUD = 'Es voluntario. Solo lo ve quien cuida del grupo, y se borra 30 días después del campus.';

/** The rules that are accepted: of its league, or of the school whose team it is. */
function normasDe(tipo: TipoInscripcion): string {
  const liga = ligaDe(tipo);
  return liga ? `/competicion-liga-${liga}-normas` : '/escuela-normas';
}

/** The boxes without which nothing is sent, which reset after sending; and what comes next. */
function Consentimientos() {
  const { tipo, subtipo, conAlta, check, error } = useFormulario();
  return (
    <>
      <Conforme {...check('conforme')} id={idDeCampo('conforme')} error={error('conforme')} />
      {consentimientos(tipo, subtipo).includes('conformeinscripcion') ? (
        <CheckField
          {...check('conformeinscripcion')}
          id={idDeCampo('conformeinscripcion')}
          label={
            <>
              Acepto las condiciones y las{' '}
              <a href={normasDe(tipo)} target="_blank" rel="noopener">
                normas de la competición<span className="visually-hidden"> (se abre en otra pestaña)</span>
              </a>{' '}
              en la que me inscribo
            </>
          }
          error={error('conformeinscripcion')}
        />
      ) : null}
      <p className="text-ink-soft text-s">{loQueSigue(tipo, conAlta).join(' ')}</p>
    </>
  );
}

/** What is in a step, of which the last is what has been said and what is sent with it. */
function Contenido({ id, campos, esPrimero }: Apartado & { esPrimero: boolean }) {
  const { tipo, campus, conAlta, leido, precios, pasos } = useFormulario();
  if (id === 'semanas') return <Semanas />;
  if (id === 'firma') return <FotoYFirma />;
  const nombre = `${nombreBreve(tipo)}${conAlta ? ' y alta de socio' : ''}`;
  return (
    <>
      {id === 'salud' ? <p className={NOTA}>{NOTA_SALUD}</p> : null}
      {id === 'banco' ? (
        <p className={NOTA}>
          {['En ella se pasan los recibos.', ...preciosDe(tipo, campus, conAlta)].join(' ')}
        </p>
      ) : null}
      {id === 'enviar' ? (
        <Repaso apartados={pasos.apartados} valores={leido} pedido={{ nombre, precios }} />
      ) : null}
      <Campos campos={campos}>
        {esPrimero ? (
          <>
            <SoloSocios tipo={tipo} />
            <ElegirSubtipo />
          </>
        ) : null}
      </Campos>
      {id === 'banco' ? <Mandato /> : null}
      {id === 'enviar' ? <Consentimientos /> : null}
    </>
  );
}

/** How much has left, and the button. */
function Final() {
  const { memoria, ocupado, fallo } = useFormulario();
  return (
    <div className="grid gap-3 max-sm:flex-1">
      {ocupado ? (
        <progress className="h-3 w-full accent-primary" value={memoria.parte} aria-label="Enviando" />
      ) : null}
      <PieFormulario ocupado={ocupado} fallo={fallo}>
        Enviar inscripción
      </PieFormulario>
    </div>
  );
}

const PASO = cx('grid noscript:hidden');

/** The way on from a step and back; from the last one, what sends. Under the first, on a phone, what is done with the data. */
function Avance({ n }: { n: number }) {
  const { apartados, pasa } = useFormulario().pasos;
  const [anterior, siguiente] = [apartados[n - 1], apartados[n + 1]];
  return (
    <div
      className={cx(
        'mt-auto flex justify-between gap-3 border-hairline border-t pt-4 lg:border-t-0 lg:pt-2',
        anterior ? 'items-end' : 'flex-col-reverse sm:flex-row sm:items-center',
      )}
    >
      {anterior ? (
        <div className={PASO}>
          <ButtonLink to={anterior.href} size="l">
            Atrás
          </ButtonLink>
        </div>
      ) : (
        <Link to="/proteccion-datos" className="flex min-h-tap items-center text-s">
          Qué hacemos con los datos
        </Link>
      )}
      {siguiente ? (
        <div className={cx(PASO, 'max-sm:flex-1')}>
          <ButtonLink
            to={siguiente.href}
            look="action"
            size="l"
            onClick={(event) => {
              if (!pasa()) event.preventDefault();
            }}
          >
            Siguiente: {siguiente.titulo.toLowerCase()}
          </ButtonLink>
        </div>
      ) : (
        <Final />
      )}
    </div>
  );
}

/** Under the heading of the first step: whose data those are, and what there is to do and to have at hand. */
function Entrada() {
  const { tipo, pasos } = useFormulario();
  const pide = (cual: Apartado['id']) => pasos.apartados.some(({ id }) => id === cual);
  return (
    <>
      <p className="col-span-full text-pretty text-s leading-snug sm:col-span-1">
        {deQuienSon(tipo)} {pide('banco') ? <b>Ahora no pagas nada.</b> : null}{' '}
        {pide('firma')
          ? `Unos\u00a04\u00a0minutos${pide('banco') ? ', con tu IBAN a mano' : ''}. Foto, DNI y firma pueden ir después.`
          : null}
      </p>
      <img
        src={`/dibujos/${DIBUJOS[tipo]}.svg`}
        alt=""
        width={1280}
        height={720}
        fetchPriority="low"
        className="@max-xs:hidden col-start-2 row-start-1 w-18 rounded-s sm:row-end-3 sm:w-thumb"
      />
    </>
  );
}

/** Focused, what is in it is under the bar of the site and that of the steps. */
const BLOQUE = cx(
  'surface **:scroll-mt-thumb flex scroll-mt-18 flex-col gap-4 p-4 sm:px-8 sm:py-6 lg:flex-1 lg:scroll-mt-thumb lg:px-6',
);
/** Those that are not on the screen keep their width, which the box for the signature takes when it begins. */
const FUERA = cx(
  'not-noscript:invisible not-noscript:absolute not-noscript:inset-x-0 not-noscript:h-0 not-noscript:overflow-hidden not-noscript:border-y-0 not-noscript:py-0',
);

/** The steps, of which one is on the screen. All of them are in the document: without program they are read one under another. */
export function Secciones() {
  const { apartados, n } = useFormulario().pasos;
  return apartados.map((apartado, i) => {
    const titulo = `titulo-${apartado.id}`;
    return (
      <section
        key={apartado.id}
        id={apartado.href.slice(1)}
        className={cx(BLOQUE, i !== n && FUERA)}
        data-actual={i === n || undefined}
        tabIndex={-1}
        aria-labelledby={titulo}
      >
        <div className={cx('grid items-center gap-x-3 gap-y-1', i === 0 && 'grid-cols-end')}>
          <h2 id={titulo} className="text-xl">
            {apartado.titulo}{' '}
            <span className="visually-hidden">
              Paso {i + 1} de {apartados.length}
            </span>
          </h2>
          {i === 0 ? <Entrada /> : null}
        </div>
        <Contenido {...apartado} esPrimero={i === 0} />
        <Avance n={i} />
      </section>
    );
  });
}
