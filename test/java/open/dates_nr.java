// The same format with a calendar for each call and a concurrent cache.
// heddle: --open
import java.util.Calendar;
import java.util.Date;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
public class Main {
    private static final Map<String, Main> CACHE = new ConcurrentHashMap<>();
    private final String pattern;
    private volatile boolean lenient;
    private Main(String pattern) { this.pattern = pattern; }
    public static Main getInstance(String pattern) {
        Main f = CACHE.get(pattern);
        if (f == null) {
            f = new Main(pattern);
            Main other = CACHE.putIfAbsent(pattern, f);
            if (other != null)
                f = other;
        }
        return f;
    }
    public String format(Date d) {
        Calendar calendar = Calendar.getInstance();
        calendar.setTime(d);
        StringBuilder out = new StringBuilder();
        out.append(calendar.get(Calendar.YEAR)).append(pattern);
        return out.toString();
    }
    public void setLenient(boolean b) { lenient = b; }
    public boolean isLenient() { return lenient; }
}
