// A date format with a shared calendar and a cache of patterns.
// heddle: --open
import java.util.Calendar;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
public class Main {
    private static final Map<String, Main> CACHE = new HashMap<>();
    private final Calendar calendar = Calendar.getInstance();
    private final String pattern;
    private boolean lenient;
    private int hash;
    private Main(String pattern) { this.pattern = pattern; }
    public static Main getInstance(String pattern) {
        Main f = CACHE.get(pattern); // RACE! cache
        if (f == null) {
            f = new Main(pattern);
            CACHE.put(pattern, f); // RACE! cache
        }
        return f;
    }
    public String format(Date d) {
        calendar.setTime(d); // RACE! calendar
        StringBuilder out = new StringBuilder();
        out.append(calendar.get(Calendar.YEAR)).append(pattern); // RACE! calendar
        return out.toString();
    }
    public void setLenient(boolean b) { lenient = b; } // RACE! lenient
    public boolean isLenient() { return lenient; } // RACE! lenient
}
