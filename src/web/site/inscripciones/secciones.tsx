import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { club } from '#club';
import { conAviso } from '#contract/club/inventado.ts';
import { enEuros } from '#domain/euros.ts';
import type { Transferencia } from '#domain/inscripcion/acuse.ts';
import { archivosDe } from '#domain/inscripcion/datos.ts';
import { textoMandato } from '#domain/inscripcion/ficha.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { type Apartado, deQuienSon } from './apartados.ts';
import { CampoArchivo } from './archivo.tsx';
import { anchoDe, Campo } from './campo.tsx';
import { DIBUJOS } from './dibujos.ts';
import { Firma } from './firma.tsx';
import { Lineas } from './lineas.tsx';
import { reciboDe } from './precio.ts';
import { Semanas } from './semanas.tsx';
import { type FormularioInscripcion, useFormulario } from './use-formulario.ts';

const PASO = cx('grid noscript:hidden');

/** The way on from a step and back; from the last one, what sends. Under the first, on a phone, what is done with the data. */
function Avance({ n, children }: { n: number; children: ReactNode }) {
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
        children
      )}
    </div>
  );
}

function Campos({ campos, antes }: { campos: readonly string[]; antes: ReactNode }) {
  const { visibles } = useFormulario();
  const suyos = visibles.filter((campo) => campos.includes(campo));
  return suyos.length === 0 ? null : (
    <div className="grid grid-cols-6 gap-x-3 gap-y-4 sm:gap-x-4">
      {antes}
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

const NOTA = cx('text-ink-soft text-s');

function Mandato() {
  return (
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
}

/** Beside the receipt, so that nobody has to look for it on another page. */
const QuePagar = ({ iban, importe, concepto }: Transferencia) => (
  <Lineas
    nombre="La transferencia"
    lineas={[
      { etiqueta: 'Cuenta del club', valor: iban || 'Te la dirá el club' },
      { etiqueta: 'Importe', valor: importe > 0 ? enEuros(importe) : 'El de las semanas que elijas' },
      { etiqueta: 'Concepto', valor: concepto || 'El nombre de quien se inscribe' },
    ]}
  />
);

function FotoYFirma() {
  const { visibles, tipo, transferencia } = useFormulario();
  return (
    <>
      {(['nombreDeportivo', 'fotos'] as const).map((campo) =>
        visibles.includes(campo) ? <Campo key={campo} campo={campo} /> : null,
      )}
      {archivosDe(tipo).map((archivo) => (
        <Fragment key={archivo}>
          {archivo === 'comprobantePago' ? <QuePagar {...transferencia} /> : null}
          <CampoArchivo archivo={archivo} />
        </Fragment>
      ))}
      <Firma />
    </>
  );
}

const NOTA_SALUD = 'Es voluntario. Solo lo ve quien cuida del grupo, y se borra 30 días después del campus.';

/** What will be charged, where the club has said it. */
const notaDeRecibo = ({ tipo, conAlta }: Pick<FormularioInscripcion, 'tipo' | 'conAlta'>): string =>
  ['En ella se pasan los recibos.', ...reciboDe(tipo, conAlta)].join(' ');

function Contenido({ id, campos, antes }: Apartado & { antes: ReactNode }) {
  const formulario = useFormulario();
  if (id === 'semanas') return <Semanas />;
  if (id === 'firma') return <FotoYFirma />;
  return (
    <>
      {id === 'salud' ? <p className={NOTA}>{NOTA_SALUD}</p> : null}
      {id === 'banco' ? <p className={NOTA}>{notaDeRecibo(formulario)}</p> : null}
      <Campos campos={campos} antes={antes} />
      {id === 'banco' ? <Mandato /> : null}
    </>
  );
}

/** Under the heading of the first step: whose data those are, and what there is to do and to have at hand. */
function Entrada({ tipo, apartados }: { tipo: TipoInscripcion; apartados: readonly Apartado[] }) {
  const pide = (cual: Apartado['id']) => apartados.some(({ id }) => id === cual);
  return (
    <p className="col-span-full text-pretty text-s leading-snug sm:col-span-1">
      {deQuienSon(tipo)} {pide('banco') ? <b>Ahora no pagas nada.</b> : null}{' '}
      {pide('firma')
        ? `Unos\u00a04\u00a0minutos${pide('banco') ? ', con tu IBAN a mano' : ''}. Foto, DNI y firma pueden ir después.`
        : null}
    </p>
  );
}

const Dibujo = ({ tipo }: { tipo: TipoInscripcion }) => (
  <img
    src={`/dibujos/${DIBUJOS[tipo]}.svg`}
    alt=""
    width={1280}
    height={720}
    fetchPriority="low"
    className="@max-xs:hidden col-start-2 row-start-1 w-18 rounded-s sm:row-end-3 sm:w-thumb"
  />
);

/** Focused, what is in it is under the bar of the site and that of the steps. */
const BLOQUE = cx(
  'surface **:scroll-mt-thumb flex scroll-mt-18 flex-col gap-4 p-4 sm:px-8 sm:py-6 lg:flex-1 lg:scroll-mt-thumb lg:px-6',
);
/** Those that are not on the screen keep their width, which the box for the signature takes when it begins. */
const FUERA = cx(
  'not-noscript:invisible not-noscript:absolute not-noscript:inset-x-0 not-noscript:h-0 not-noscript:overflow-hidden not-noscript:border-y-0 not-noscript:py-0',
);

type Props = {
  /** In the first step, before all. */
  antes: ReactNode;
  /** In the last one, around what is asked there. */
  repaso: ReactNode;
  consentimientos: ReactNode;
  final: ReactNode;
};

/** The steps, of which one is on the screen. All of them are in the document: without program they are read one under another. */
export function Secciones({ antes, repaso, consentimientos, final }: Props) {
  const {
    tipo,
    pasos: { apartados, n },
  } = useFormulario();
  return apartados.map((apartado, i) => {
    const esUltimo = i === apartados.length - 1;
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
          {i === 0 ? <Entrada tipo={tipo} apartados={apartados} /> : null}
          {i === 0 ? <Dibujo tipo={tipo} /> : null}
        </div>
        {esUltimo ? repaso : null}
        <Contenido {...apartado} antes={i === 0 && antes} />
        {esUltimo ? consentimientos : null}
        <Avance n={i}>{final}</Avance>
      </section>
    );
  });
}
