// A formatter for dates that is shared, one for each thread, and one under lock.
// heddle: --open
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
public class Main {
    private static final SimpleDateFormat SHARED = new SimpleDateFormat("yyyy-MM-dd");
    private static final SimpleDateFormat LOCKED = new SimpleDateFormat("HH:mm");
    private static final ThreadLocal<SimpleDateFormat> LOCAL =
        ThreadLocal.withInitial(() -> new SimpleDateFormat("dd.MM.yyyy"));
    private final Calendar calendar = Calendar.getInstance();
    public String day(Date d) {
        return SHARED.format(d); // RACE! f
    }
    public Date parse(String s) throws ParseException {
        return SHARED.parse(s); // RACE! f
    }
    public String time(Date d) {
        synchronized (LOCKED) {
            return LOCKED.format(d);
        }
    }
    public String german(Date d) {
        return LOCAL.get().format(d);
    }
    public int year(Date d) {
        calendar.setTime(d); // RACE! c
        return calendar.get(Calendar.YEAR); // RACE! c
    }
}
