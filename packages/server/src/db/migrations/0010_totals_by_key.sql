-- What rows hold but for the parts of their months, which are looked up when they are read. Each row's months are looked up once, by
-- their key: the planner, which knows nothing of rows that are just being written, would read all months of all periods.
CREATE OR REPLACE FUNCTION "anotar_filas"(filas fila_contada[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET enable_hashjoin = on SET enable_seqscan = on AS $$
BEGIN
	IF filas IS NULL THEN RETURN; END IF;
	-- Nobody folds parts of these rows meanwhile: see plegar_totales.
	IF EXISTS (SELECT FROM unnest(filas) WHERE con_meses) THEN PERFORM pg_advisory_xact_lock_shared(8, 0); END IF;
	WITH mes AS MATERIALIZED (
		SELECT f.periodo_id, f.vendedor_id, f.division_id, f.moneda_id, f.signo, v.mes, count(*) AS cuantos,
			sum(v.volumen_ton) AS toneladas, sum(v.volumen_ton * v.precio) * 1000 AS ventas
		FROM unnest(filas) f CROSS JOIN LATERAL (
			SELECT venta.mes, volumen_ton, precio FROM venta WHERE cliente_producto_periodo_id = f.id OFFSET 0
		) v
		WHERE f.con_meses
		GROUP BY 1, 2, 3, 4, 5, 6
	),
	avance AS (
		INSERT INTO avance_parcial (periodo_id, vendedor_id, filas, presupuestadas, meses)
		SELECT periodo_id, vendedor_id, sum(todas), sum(con_presupuesto), sum(cuantos)
		FROM (
			SELECT periodo_id, vendedor_id, signo AS todas, CASE WHEN presupuestado THEN signo ELSE 0 END AS con_presupuesto, 0 AS cuantos
			FROM unnest(filas)
			UNION ALL
			SELECT periodo_id, vendedor_id, 0, 0, signo * cuantos FROM mes
		) parte
		GROUP BY 1, 2 HAVING sum(todas) <> 0 OR sum(con_presupuesto) <> 0 OR sum(cuantos) <> 0
	)
	INSERT INTO total_parcial (periodo_id, division_id, moneda_id, mes, toneladas, ventas)
	SELECT periodo_id, division_id, moneda_id, mes, sum(signo * toneladas), sum(signo * ventas)
	FROM (
		SELECT periodo_id, division_id, moneda_id, signo, mes, toneladas, ventas FROM mes
		UNION ALL
		SELECT f.periodo_id, f.division_id, f.moneda_id, f.signo, p.mes, -p.toneladas, -p.ventas
		FROM unnest(filas) f JOIN venta_parcial p ON p.cliente_producto_periodo_id = f.id WHERE f.con_meses
	) parte
	GROUP BY 1, 2, 3, 4 HAVING sum(signo * toneladas) <> 0 OR sum(signo * ventas) <> 0;
END $$;
--> statement-breakpoint
-- Planned for the number of months that there are. Most are zeros that new pairs get, which have no part in the totals.
CREATE OR REPLACE FUNCTION "al_anadir_o_quitar_meses"() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET enable_hashjoin = on SET enable_seqscan = on AS $$
DECLARE
	signo integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
	INSERT INTO avance_parcial (periodo_id, vendedor_id, filas, presupuestadas, meses)
	SELECT f.periodo_id, f.vendedor_id, 0, 0, signo * sum(m.cuantos)
	FROM (SELECT cliente_producto_periodo_id AS id, count(*) AS cuantos FROM meses GROUP BY 1) m
	CROSS JOIN LATERAL (SELECT * FROM fila_viva WHERE fila_viva.id = m.id OFFSET 0) f
	GROUP BY 1, 2;
	IF NOT EXISTS (SELECT FROM meses WHERE volumen_ton <> 0) THEN RETURN NULL; END IF;
	WITH fila AS MATERIALIZED (
		SELECT f.* FROM (SELECT DISTINCT cliente_producto_periodo_id AS id FROM meses WHERE volumen_ton <> 0) m
		CROSS JOIN LATERAL (SELECT * FROM fila_viva WHERE fila_viva.id = m.id OFFSET 0) f
	)
	INSERT INTO total_parcial (periodo_id, division_id, moneda_id, mes, toneladas, ventas)
	SELECT f.periodo_id, f.division_id, f.moneda_id, m.mes, signo * sum(m.volumen_ton), signo * sum(m.volumen_ton * m.precio) * 1000
	FROM meses m JOIN fila f ON f.id = m.cliente_producto_periodo_id
	WHERE m.volumen_ton <> 0
	GROUP BY 1, 2, 3, 4;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "al_anadir_filas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Without months yet.
	INSERT INTO avance_parcial (periodo_id, vendedor_id, filas, presupuestadas, meses)
	SELECT f.periodo_id, f.vendedor_id, count(*), count(*) FILTER (WHERE f.presupuestado), 0
	FROM despues
	CROSS JOIN LATERAL (SELECT * FROM fila_viva WHERE fila_viva.id = despues.cliente_producto_periodo_id OFFSET 0) f
	GROUP BY 1, 2;
	RETURN NULL;
END $$;
