import { type FormEvent, useRef } from 'react';
import { subtiposDe } from '#domain/inscripcion/campos.ts';
import { consentimientos } from '#domain/inscripcion/obligatorios.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { Conforme } from '#web/club/envio/conforme.tsx';
import { PieFormulario } from '#web/club/envio/pie-formulario.tsx';
import { prepareCaptcha } from '#web/platform/captcha.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, FieldGroup } from '#web/ui/field.tsx';
import { idDeCampo } from './campo.tsx';
import { CAMBIADOS } from './datos.ts';
import styles from './inscripciones.module.css';
import { Resumen } from './resumen.tsx';
import { Bloque, Secciones } from './secciones.tsx';
import { ContextoFormulario } from './use-formulario.ts';
import { useInscripcion } from './use-inscripcion.ts';

type Estado = ReturnType<typeof useInscripcion>;

const SUBTIPOS = [
  { valor: 'alta', etiqueta: 'Es la primera vez' },
  { valor: 'renovacion', etiqueta: 'Renuevo: ya estuve la temporada pasada' },
] as const;

/** alta or renovacion, where both are possible; a renovation only asks for the rest if it has changed. */
function Subtipo({ tipo, subtipo, campos }: Pick<Estado, 'subtipo' | 'campos'> & { tipo: TipoInscripcion }) {
  if (subtiposDe(tipo).length < 2) return null;
  return (
    <Bloque titulo="¿Alta o renovación?">
      <FieldGroup label={<span className="visually-hidden">Alta o renovación</span>}>
        {SUBTIPOS.map(({ valor, etiqueta }) => (
          <CheckField
            key={valor}
            type="radio"
            label={etiqueta}
            {...campos.field('subtipo')}
            value={valor}
            checked={subtipo === valor}
          />
        ))}
        {subtipo === 'renovacion' ? (
          <CheckField
            label="Han cambiado mis datos"
            hint="Márcalo si cambian la dirección, la cuenta, los días o cualquier otra cosa."
            checked={Boolean(campos.values[CAMBIADOS])}
            onChange={({ target }) => campos.set(CAMBIADOS, target.checked ? 'si' : '')}
          />
        ) : null}
      </FieldGroup>
    </Bloque>
  );
}

function Consentimientos({ tipo, subtipo, memoria, formulario }: Estado & { tipo: TipoInscripcion }) {
  const { casillas, setCasillas } = memoria;
  const pide = consentimientos(tipo, subtipo);
  return (
    <Bloque titulo="Consentimiento">
      <Conforme
        id={idDeCampo('conforme')}
        marcada={casillas.conforme}
        onChange={(conforme) => setCasillas((antes) => ({ ...antes, conforme }))}
        error={formulario.error('conforme')}
      />
      {pide.includes('conformeinscripcion') ? (
        <CheckField
          id={idDeCampo('conformeinscripcion')}
          label="Acepto las condiciones y las normas de la competición en la que me inscribo"
          checked={casillas.conformeinscripcion}
          onChange={({ target }) =>
            setCasillas((antes) => ({ ...antes, conformeinscripcion: target.checked }))
          }
          error={formulario.error('conformeinscripcion')}
        />
      ) : null}
    </Bloque>
  );
}

function Enviada({ alSeguir }: { alSeguir: () => void }) {
  return (
    <section className={styles.enviada} aria-labelledby="enviada">
      <h2 id="enviada">Ya está</h2>
      <p>Hemos recibido la inscripción. Te enviamos una copia por email y te escribiremos si falta algo.</p>
      <Button look="primary" onClick={alSeguir}>
        Inscribir a otra persona
      </Button>
    </section>
  );
}

/** After the summary has been drawn, the focus goes to the first field at fault. */
function irAlPrimero(form: HTMLFormElement, path: string | undefined): void {
  requestAnimationFrame(() => {
    const campo = form.querySelector<HTMLElement>(`#${idDeCampo(path ?? '')}`);
    campo?.focus();
  });
}

export function Formulario({ tipo }: { tipo: TipoInscripcion }) {
  const estado = useInscripcion(tipo);
  const resumen = useRef<HTMLDivElement>(null);
  const { campos, formulario, memoria, subtipo, errores, ocupado, fallo, alMandar } = estado;
  if (memoria.enviada) return <Enviada alSeguir={() => memoria.setEnviada(false)} />;
  const alPulsar = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    memoria.setIntentado(true);
    if (errores.length > (fallo?.errores.length ?? 0)) irAlPrimero(event.currentTarget, errores[0]?.path);
    else alMandar();
  };
  return (
    <ContextoFormulario value={formulario}>
      <form
        className={styles.formulario}
        ref={campos.form}
        onSubmit={alPulsar}
        onFocus={prepareCaptcha}
        noValidate
      >
        <Subtipo tipo={tipo} subtipo={subtipo} campos={campos} />
        <Secciones />
        <Consentimientos tipo={tipo} {...estado} />
        {memoria.intentado && errores.length > 0 ? <Resumen errores={errores} caja={resumen} /> : null}
        {ocupado ? (
          <progress className={styles.progreso} value={memoria.parte} aria-label="Enviando" />
        ) : null}
        <PieFormulario ocupado={ocupado} listo fallo={fallo}>
          Enviar inscripción
        </PieFormulario>
      </form>
    </ContextoFormulario>
  );
}
