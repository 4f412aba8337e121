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
import { type Apartado, deQuienSon } from './apartados.ts';
import { CampoArchivo } from './archivo.tsx';
import { Campo } from './campo.tsx';
import controles from './controles.module.css';
import { DIBUJOS } from './dibujos.ts';
import { Firma } from './firma.tsx';
import styles from './inscripciones.module.css';
import pasos from './pasos.module.css';
import { reciboDe } from './precio.ts';
import { Semanas } from './semanas.tsx';
import { type FormularioInscripcion, useFormulario } from './use-formulario.ts';

/** The way on from a step and back; from the last one, what sends. */
function Avance({ n, children }: { n: number; children: ReactNode }) {
  const { apartados, pasa } = useFormulario().pasos;
  const [anterior, siguiente] = [apartados[n - 1], apartados[n + 1]];
  return (
    <div className={styles.avance}>
      {anterior ? (
        <ButtonLink to={anterior.href} size="l">
          Atrás
        </ButtonLink>
      ) : (
        <p className={styles.datos}>
          <Link to="/proteccion-datos">Qué hacemos con los datos</Link>
        </p>
      )}
      {siguiente ? (
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
    <div className={controles.rejilla}>
      {antes}
      {suyos
        .toSorted((uno, otro) => campos.indexOf(uno) - campos.indexOf(otro))
        .map((campo) => (
          <Campo key={campo} campo={campo} />
        ))}
    </div>
  );
}

function Mandato() {
  return (
    <details className={styles.mandato}>
      <summary>Orden de domiciliación SEPA: al firmar autorizas los recibos del club</summary>
      {textoMandato({ nombre: club.nombre }).map((parrafo) => (
        <p key={parrafo}>{parrafo}</p>
      ))}
      <p>
        Identificador del acreedor: {conAviso(club.banco.acreedor) || 'te lo dirá el club'}. Tipo de pago:
        recurrente.
      </p>
    </details>
  );
}

/** Beside the receipt, so that nobody has to look for it on another page. */
function QuePagar({ iban, importe, concepto }: Transferencia) {
  return (
    <dl className={styles.pedido} aria-label="La transferencia">
      <div>
        <dt>Cuenta del club</dt>
        <dd>{iban || 'Te la dirá el club'}</dd>
      </div>
      <div>
        <dt>Importe</dt>
        <dd>{importe > 0 ? enEuros(importe) : 'El de las semanas que elijas'}</dd>
      </div>
      <div>
        <dt>Concepto</dt>
        <dd>{concepto || 'El nombre de quien se inscribe'}</dd>
      </div>
    </dl>
  );
}

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
      {id === 'salud' ? <p className={styles.nota}>{NOTA_SALUD}</p> : null}
      {id === 'banco' ? <p className={styles.nota}>{notaDeRecibo(formulario)}</p> : null}
      <Campos campos={campos} antes={antes} />
      {id === 'banco' ? <Mandato /> : null}
    </>
  );
}

/** Under the heading of the first step: whose data those are, and what there is to do and to have at hand. */
function Entrada({ tipo, apartados }: { tipo: TipoInscripcion; apartados: readonly Apartado[] }) {
  const pide = (cual: Apartado['id']) => apartados.some(({ id }) => id === cual);
  return (
    <p>
      {deQuienSon(tipo)} {pide('banco') ? <b>Ahora no pagas nada.</b> : null}{' '}
      {pide('firma')
        ? `Unos\u00a04\u00a0minutos${pide('banco') ? ', con tu IBAN a mano' : ''}. Foto, DNI y firma pueden ir después.`
        : null}
    </p>
  );
}

const Dibujo = ({ tipo }: { tipo: TipoInscripcion }) => (
  <img src={`/dibujos/${DIBUJOS[tipo]}.svg`} alt="" width={1280} height={720} fetchPriority="low" />
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
        className={styles.bloque}
        data-actual={i === n || undefined}
        tabIndex={-1}
        aria-labelledby={titulo}
      >
        <div className={pasos.titulo}>
          <h2 id={titulo}>
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
