import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { rotuloDeTipo } from '#contract/club/ofrecido.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import type { CampoInscripcion } from '#domain/inscripcion/datos.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { PieFormulario } from '#web/club/envio/envio.tsx';
import { prepareCaptcha } from '#web/platform/captcha.ts';
import { UNSENT } from '#web/platform/form.ts';
import { apartadosDe, noRecuperado } from './apartados.ts';
import { idDeCampo } from './campo.tsx';
import { Consentimientos } from './consentimientos.tsx';
import { ElegirSubtipo } from './elegir-subtipo.tsx';
import { Enviada } from './enviada.tsx';
import styles from './inscripciones.module.css';
import pasos from './pasos.module.css';
import { Pasos } from './pasos.tsx';
import { cuandoDe, nombreBreve, preciosDe } from './precio.ts';
import { Resumen } from './resumen.tsx';
import { Secciones } from './secciones.tsx';
import { ContextoFormulario } from './use-formulario.ts';
import { useInscripcion } from './use-inscripcion.ts';

type Estado = ReturnType<typeof useInscripcion>;

/** What is still wrong, how much has left, and the button. */
function Final({ memoria, errores, ocupado, fallo }: Estado) {
  const hayResumen = memoria.visto.intentado && errores.length > 0;
  return (
    <>
      {hayResumen ? <Resumen errores={errores} /> : null}
      {ocupado ? <progress className={styles.progreso} value={memoria.parte} aria-label="Enviando" /> : null}
      <PieFormulario ocupado={ocupado} fallo={fallo}>
        Enviar inscripción
      </PieFormulario>
    </>
  );
}

/** Sends, or says what is wrong and goes to the first of it. */
function alPulsar(event: FormEvent<HTMLFormElement>, { memoria, errores, puedeIr, alMandar }: Estado): void {
  event.preventDefault();
  const form = event.currentTarget;
  memoria.visto.setIntentado(true);
  if (puedeIr) alMandar();
  else form.querySelector<HTMLElement>(`#${idDeCampo(errores[0]?.path ?? '')}`)?.focus();
}

type RecuperadoProps = { tipo: TipoInscripcion; visibles: readonly CampoInscripcion[] };

/** What was typed another time is there; what is never kept has to be given again, and is named. */
function Recuperado({ tipo, visibles }: RecuperadoProps) {
  const falta = noRecuperado(tipo, visibles);
  return (
    <p className={styles.recuperado} role="status">
      Hemos recuperado lo que habías escrito en este dispositivo.
      {falta ? ` Por seguridad no se guardan ${falta}: hay que ponerlos otra vez.` : ''}
    </p>
  );
}

type PedidoProps = { tipo: TipoInscripcion; campus: CampusOfrecido };

/** What is being asked for, when it is and what it costs, in sight all the way down. */
function Pedido({ tipo, campus }: PedidoProps) {
  return (
    <div className={pasos.que}>
      <strong>{nombreBreve(tipo)}</strong>
      <span>{cuandoDe(tipo, campus)}</span>
      {preciosDe(tipo, campus).map((precio) => (
        <b key={precio}>{precio}</b>
      ))}
    </div>
  );
}

type Props = PedidoProps & { nombresCompletos: boolean };

export default function Formulario({ tipo, campus, nombresCompletos }: Props) {
  const estado = useInscripcion(tipo, campus);
  const { campos, errores, formulario, memoria, subtipo } = estado;
  const dudoso = (campo: string) => formulario.aviso(campo) !== undefined;
  const apartados = apartadosDe(formulario.visibles, { errores, dudoso }, campos.values);
  const alSeguir = () => {
    flushSync(() => memoria.otra());
    campos.form.current?.focus({ preventScroll: true });
    campos.form.current?.scrollIntoView({ block: 'start' });
  };
  if (memoria.enviada)
    return <Enviada {...memoria.enviada} anteriores={memoria.anteriores} alSeguir={alSeguir} />;
  return (
    <ContextoFormulario value={{ ...formulario, nombresCompletos, apartados }}>
      <form
        className={styles.formulario}
        method={UNSENT}
        ref={campos.form}
        tabIndex={-1}
        aria-label={`Inscripción: ${rotuloDeTipo(tipo)}`}
        onSubmit={(event) => alPulsar(event, estado)}
        onFocus={prepareCaptcha}
        noValidate
      >
        <Pasos apartados={apartados} intentado={memoria.visto.intentado}>
          <Pedido tipo={tipo} campus={campus} />
        </Pasos>
        <div className={styles.cuerpo}>
          {campos.isRestored ? <Recuperado tipo={tipo} visibles={formulario.visibles} /> : null}
          <Secciones antes={<ElegirSubtipo tipo={tipo} subtipo={subtipo} campos={campos} />} />
          <Consentimientos tipo={tipo} subtipo={subtipo} />
          <Final {...estado} />
        </div>
      </form>
    </ContextoFormulario>
  );
}
