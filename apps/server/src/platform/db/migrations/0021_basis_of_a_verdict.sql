ALTER TABLE "diagnoses" ADD COLUMN "basis" text GENERATED ALWAYS AS (case
          when result ? 'nothingFound' then 'nothing'
          when jsonb_array_length(result -> 'alerts') > 0 then 'alert'
          when jsonb_path_exists(result, '$.causes[*].canDrive.reason ? (@ == $.canDrive.reason)')
            then 'cause'
          else 'other'
        end) STORED NOT NULL;