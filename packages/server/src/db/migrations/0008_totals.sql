CREATE TABLE "avance_parcial" (
	"periodo_id" text NOT NULL,
	"vendedor_id" integer NOT NULL,
	"filas" integer NOT NULL,
	"presupuestadas" integer NOT NULL,
	"meses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "total_parcial" (
	"periodo_id" text NOT NULL,
	"division_id" text NOT NULL,
	"moneda_id" text NOT NULL,
	"mes" smallint NOT NULL,
	"toneladas" numeric NOT NULL,
	"ventas" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "venta_parcial" (
	"cliente_producto_periodo_id" integer NOT NULL,
	"mes" smallint NOT NULL,
	"toneladas" numeric NOT NULL,
	"ventas" numeric NOT NULL
);
--> statement-breakpoint
-- The rows that belong to their period's lists and totals, as live-row.ts says.
CREATE VIEW "fila_viva" AS
SELECT rp.cliente_producto_periodo_id AS id, rp.periodo_id, rp.moneda_id, rp.presupuestado, r.vendedor_id, v.division_id
FROM relacion_periodo rp
JOIN relacion r ON r.cliente_producto_id = rp.cliente_producto_id
JOIN vendedor v ON v.vendedor_id = r.vendedor_id
JOIN periodo p ON p.periodo_id = rp.periodo_id
WHERE NOT rp.eliminada AND NOT (r.eliminada AND p.activo);
--> statement-breakpoint
-- A row that counts from now on (signo 1) or no longer (-1), and whether its months come or go with it.
CREATE TYPE "fila_contada" AS (
	id integer, periodo_id text, moneda_id text, presupuestado boolean, vendedor_id integer, division_id text,
	signo integer, con_meses boolean
);
--> statement-breakpoint
-- What rows hold but for the parts of their months, which are looked up when they are read.
-- Planned for the number of rows that there are, under whatever settings a load has made for itself.
CREATE FUNCTION "anotar_filas"(filas fila_contada[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET enable_hashjoin = on SET enable_seqscan = on AS $$
BEGIN
	IF filas IS NULL THEN RETURN; END IF;
	INSERT INTO avance_parcial (periodo_id, vendedor_id, filas, presupuestadas, meses)
	SELECT * FROM (
		SELECT f.periodo_id, f.vendedor_id, sum(f.signo) AS todas,
			coalesce(sum(f.signo) FILTER (WHERE f.presupuestado), 0) AS presupuestadas,
			coalesce(sum(f.signo * (SELECT count(*) FROM venta v WHERE v.cliente_producto_periodo_id = f.id))
				FILTER (WHERE f.con_meses), 0) AS meses
		FROM unnest(filas) f GROUP BY 1, 2
	) cambio WHERE todas <> 0 OR presupuestadas <> 0 OR meses <> 0;
	IF NOT EXISTS (SELECT FROM unnest(filas) WHERE con_meses) THEN RETURN; END IF;
	-- Nobody folds parts of these rows meanwhile: see plegar_totales.
	PERFORM pg_advisory_xact_lock_shared(8, 0);
	INSERT INTO total_parcial (periodo_id, division_id, moneda_id, mes, toneladas, ventas)
	SELECT * FROM (
		SELECT periodo_id, division_id, moneda_id, mes, sum(signo * toneladas) AS toneladas, sum(signo * ventas) AS ventas
		FROM (
			SELECT f.periodo_id, f.division_id, f.moneda_id, f.signo, v.mes, v.volumen_ton AS toneladas,
				v.volumen_ton * 1000 * v.precio AS ventas
			FROM unnest(filas) f JOIN venta v ON v.cliente_producto_periodo_id = f.id WHERE f.con_meses
			UNION ALL
			SELECT f.periodo_id, f.division_id, f.moneda_id, f.signo, p.mes, -p.toneladas, -p.ventas
			FROM unnest(filas) f JOIN venta_parcial p ON p.cliente_producto_periodo_id = f.id WHERE f.con_meses
		) mes GROUP BY 1, 2, 3, 4
	) cambio WHERE toneladas <> 0 OR ventas <> 0;
END $$;
--> statement-breakpoint
-- Triggers do not join what was before with what is now: a plan made for one row would compare each of thousands with all others.
CREATE FUNCTION "al_cambiar_meses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO venta_parcial (cliente_producto_periodo_id, mes, toneladas, ventas)
	SELECT * FROM (
		SELECT id, mes, sum(toneladas) AS toneladas, sum(ventas) AS ventas
		FROM (
			SELECT cliente_producto_periodo_id AS id, mes, volumen_ton AS toneladas, volumen_ton * 1000 * precio AS ventas FROM despues
			UNION ALL
			SELECT cliente_producto_periodo_id, mes, -volumen_ton, -volumen_ton * 1000 * precio FROM antes
		) cifra GROUP BY 1, 2
	) cambio WHERE toneladas <> 0 OR ventas <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "al_anadir_o_quitar_meses"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	signo integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
	INSERT INTO total_parcial (periodo_id, division_id, moneda_id, mes, toneladas, ventas)
	SELECT f.periodo_id, f.division_id, f.moneda_id, m.mes, signo * sum(m.volumen_ton),
		signo * sum(m.volumen_ton * 1000 * m.precio)
	FROM meses m JOIN fila_viva f ON f.id = m.cliente_producto_periodo_id
	WHERE m.volumen_ton <> 0
	GROUP BY 1, 2, 3, 4;
	INSERT INTO avance_parcial (periodo_id, vendedor_id, filas, presupuestadas, meses)
	SELECT f.periodo_id, f.vendedor_id, 0, 0, signo * sum(m.cuantos)
	FROM (SELECT cliente_producto_periodo_id AS id, count(*) AS cuantos FROM meses GROUP BY 1) m
	JOIN fila_viva f ON f.id = m.id
	GROUP BY 1, 2;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "al_anadir_filas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Without months yet.
	INSERT INTO avance_parcial (periodo_id, vendedor_id, filas, presupuestadas, meses)
	SELECT f.periodo_id, f.vendedor_id, count(*), count(*) FILTER (WHERE f.presupuestado), 0
	FROM despues JOIN fila_viva f ON f.id = despues.cliente_producto_periodo_id
	GROUP BY 1, 2;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "al_cambiar_filas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM anotar_filas((
		SELECT array_agg((fila.cliente_producto_periodo_id, fila.periodo_id, fila.moneda_id, fila.presupuestado, r.vendedor_id,
			v.division_id, fila.signo, fila.es_otra)::fila_contada)
		FROM (
			-- One that is the same before and after comes twice.
			SELECT *, count(*) OVER (
				PARTITION BY cliente_producto_periodo_id, cliente_producto_id, periodo_id, moneda_id, eliminada
			) = 1 AS es_otra
			FROM (SELECT *, -1 AS signo FROM antes UNION ALL SELECT *, 1 FROM despues) version
		) fila
		JOIN relacion r ON r.cliente_producto_id = fila.cliente_producto_id
		JOIN vendedor v ON v.vendedor_id = r.vendedor_id
		JOIN periodo p ON p.periodo_id = fila.periodo_id
		WHERE NOT fila.eliminada AND NOT (r.eliminada AND p.activo)
	));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "al_quitar_fila"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM anotar_filas((
		SELECT array_agg((f.*, -1, true)::fila_contada) FROM fila_viva f WHERE f.id = OLD.cliente_producto_periodo_id
	));
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE FUNCTION "al_cambiar_relaciones"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM anotar_filas((
		SELECT array_agg((rp.cliente_producto_periodo_id, rp.periodo_id, rp.moneda_id, rp.presupuestado, r.vendedor_id, v.division_id,
			r.signo, true)::fila_contada)
		FROM (
			SELECT *, count(*) OVER (PARTITION BY cliente_producto_id, vendedor_id, eliminada) = 1 AS es_otra
			FROM (SELECT *, -1 AS signo FROM antes UNION ALL SELECT *, 1 FROM despues) version
		) r
		JOIN vendedor v ON v.vendedor_id = r.vendedor_id
		JOIN relacion_periodo rp ON rp.cliente_producto_id = r.cliente_producto_id
		JOIN periodo p ON p.periodo_id = rp.periodo_id
		WHERE r.es_otra AND NOT rp.eliminada AND NOT (r.eliminada AND p.activo)
	));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "al_cambiar_division"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM anotar_filas((
		SELECT array_agg((f.id, f.periodo_id, f.moneda_id, f.presupuestado, f.vendedor_id, s.division_id, s.signo, true)::fila_contada)
		FROM fila_viva f CROSS JOIN (VALUES (OLD.division_id, -1), (NEW.division_id, 1)) s(division_id, signo)
		WHERE f.vendedor_id = NEW.vendedor_id
	));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Rows whose relation has been removed count in a closed period, and do not in an open one.
CREATE FUNCTION "al_abrir_o_cerrar"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM anotar_filas((
		SELECT array_agg((rp.cliente_producto_periodo_id, rp.periodo_id, rp.moneda_id, rp.presupuestado, r.vendedor_id, v.division_id,
			CASE WHEN NEW.activo THEN -1 ELSE 1 END, true)::fila_contada)
		FROM relacion_periodo rp
		JOIN relacion r ON r.cliente_producto_id = rp.cliente_producto_id
		JOIN vendedor v ON v.vendedor_id = r.vendedor_id
		WHERE rp.periodo_id = NEW.periodo_id AND r.eliminada AND NOT rp.eliminada
	));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "olvidar_periodo"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM total_parcial WHERE periodo_id = coalesce(OLD.periodo_id, NEW.periodo_id);
	DELETE FROM avance_parcial WHERE periodo_id = coalesce(OLD.periodo_id, NEW.periodo_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The parts that a reader adds up.
CREATE VIEW "total_parte" AS
SELECT periodo_id, division_id, moneda_id, mes, toneladas, ventas FROM total_parcial
UNION ALL
SELECT f.periodo_id, f.division_id, f.moneda_id, p.mes, p.toneladas, p.ventas
FROM venta_parcial p JOIN fila_viva f ON f.id = p.cliente_producto_periodo_id;
--> statement-breakpoint
-- Folds the parts into one of a kind, unless somebody else does or rows are being counted. In one statement each: who looks on sees
-- the same sums before, meanwhile and after.
CREATE FUNCTION "plegar_totales"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF NOT pg_try_advisory_xact_lock(8, 0) THEN RETURN; END IF;
	WITH parte AS (DELETE FROM total_parcial RETURNING *), cambio AS (DELETE FROM venta_parcial RETURNING *)
	INSERT INTO total_parcial (periodo_id, division_id, moneda_id, mes, toneladas, ventas)
	SELECT periodo_id, division_id, moneda_id, mes, sum(toneladas), sum(ventas)
	FROM (
		SELECT * FROM parte
		UNION ALL
		SELECT f.periodo_id, f.division_id, f.moneda_id, c.mes, c.toneladas, c.ventas
		FROM cambio c JOIN fila_viva f ON f.id = c.cliente_producto_periodo_id
	) todas GROUP BY 1, 2, 3, 4;
	WITH parte AS (DELETE FROM avance_parcial RETURNING *)
	INSERT INTO avance_parcial (periodo_id, vendedor_id, filas, presupuestadas, meses)
	SELECT periodo_id, vendedor_id, sum(filas), sum(presupuestadas), sum(meses) FROM parte GROUP BY 1, 2;
END $$;
--> statement-breakpoint
-- What the parts of a period add up to, from its months.
CREATE FUNCTION "contar_totales"(periodo text) RETURNS TABLE (LIKE total_parcial) LANGUAGE sql STABLE AS $$
	SELECT f.periodo_id, f.division_id, f.moneda_id, v.mes, sum(v.volumen_ton), sum(v.volumen_ton * 1000 * v.precio)
	FROM fila_viva f CROSS JOIN LATERAL (
		-- By its key: the planner would rather read all months of all periods.
		SELECT mes, volumen_ton, precio FROM venta WHERE cliente_producto_periodo_id = f.id OFFSET 0
	) v
	WHERE f.periodo_id = periodo
	GROUP BY 1, 2, 3, 4
$$;
--> statement-breakpoint
CREATE FUNCTION "contar_avance"(periodo text) RETURNS TABLE (LIKE avance_parcial) LANGUAGE sql STABLE AS $$
	SELECT f.periodo_id, f.vendedor_id, count(*)::int, (count(*) FILTER (WHERE f.presupuestado))::int,
		coalesce(sum((SELECT count(*) FROM venta v WHERE v.cliente_producto_periodo_id = f.id)), 0)::int
	FROM fila_viva f
	WHERE f.periodo_id = periodo
	GROUP BY 1, 2
$$;
--> statement-breakpoint
-- The parts of a period that has none yet.
CREATE FUNCTION "anotar_periodo"(periodo text) RETURNS void LANGUAGE sql AS $$
	INSERT INTO total_parcial SELECT * FROM contar_totales(periodo);
	INSERT INTO avance_parcial SELECT * FROM contar_avance(periodo);
$$;
--> statement-breakpoint
CREATE TRIGGER "meses_anadidos" AFTER INSERT ON "venta" REFERENCING NEW TABLE AS meses
FOR EACH STATEMENT WHEN (current_setting('presupuesto.totales', true) IS DISTINCT FROM 'aparte') EXECUTE FUNCTION al_anadir_o_quitar_meses();
--> statement-breakpoint
CREATE TRIGGER "meses_quitados" AFTER DELETE ON "venta" REFERENCING OLD TABLE AS meses
FOR EACH STATEMENT WHEN (current_setting('presupuesto.totales', true) IS DISTINCT FROM 'aparte') EXECUTE FUNCTION al_anadir_o_quitar_meses();
--> statement-breakpoint
CREATE TRIGGER "meses_cambiados" AFTER UPDATE ON "venta" REFERENCING OLD TABLE AS antes NEW TABLE AS despues
FOR EACH STATEMENT EXECUTE FUNCTION al_cambiar_meses();
--> statement-breakpoint
CREATE TRIGGER "filas_anadidas" AFTER INSERT ON "relacion_periodo" REFERENCING NEW TABLE AS despues
FOR EACH STATEMENT WHEN (current_setting('presupuesto.totales', true) IS DISTINCT FROM 'aparte') EXECUTE FUNCTION al_anadir_filas();
--> statement-breakpoint
CREATE TRIGGER "filas_cambiadas" AFTER UPDATE ON "relacion_periodo" REFERENCING OLD TABLE AS antes NEW TABLE AS despues
FOR EACH STATEMENT WHEN (current_setting('presupuesto.totales', true) IS DISTINCT FROM 'aparte') EXECUTE FUNCTION al_cambiar_filas();
--> statement-breakpoint
CREATE TRIGGER "fila_quitada" BEFORE DELETE ON "relacion_periodo"
FOR EACH ROW WHEN (OLD.periodo_id IS NOT NULL) EXECUTE FUNCTION al_quitar_fila();
--> statement-breakpoint
CREATE TRIGGER "relaciones_cambiadas" AFTER UPDATE ON "relacion" REFERENCING OLD TABLE AS antes NEW TABLE AS despues
FOR EACH STATEMENT EXECUTE FUNCTION al_cambiar_relaciones();
--> statement-breakpoint
CREATE TRIGGER "division_cambiada" AFTER UPDATE ON "vendedor"
FOR EACH ROW WHEN (OLD.division_id <> NEW.division_id) EXECUTE FUNCTION al_cambiar_division();
--> statement-breakpoint
CREATE TRIGGER "periodo_abierto_o_cerrado" AFTER UPDATE ON "periodo"
FOR EACH ROW WHEN (OLD.activo <> NEW.activo) EXECUTE FUNCTION al_abrir_o_cerrar();
--> statement-breakpoint
CREATE TRIGGER "periodo_nuevo_o_quitado" AFTER INSERT OR DELETE ON "periodo"
FOR EACH ROW EXECUTE FUNCTION olvidar_periodo();
--> statement-breakpoint
-- Loads write as a replica, for which other triggers do not fire.
DO $$
DECLARE t record;
BEGIN
	FOR t IN SELECT tgname, tgrelid::regclass AS tabla FROM pg_trigger
		WHERE tgname IN ('meses_anadidos', 'meses_quitados', 'meses_cambiados', 'filas_anadidas', 'filas_cambiadas', 'fila_quitada',
			'relaciones_cambiadas', 'division_cambiada', 'periodo_abierto_o_cerrado', 'periodo_nuevo_o_quitado')
	LOOP
		EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', t.tabla, t.tgname);
	END LOOP;
END $$;
