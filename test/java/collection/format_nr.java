// A date format for each thread.
import java.text.SimpleDateFormat;
import java.util.Date;
class Main {
    static final ThreadLocal<SimpleDateFormat> format =
        ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy"));
    static String year(Date d) {
        return format.get().format(d);
    }
    public static void main(String[] args) {
        new Thread(() -> year(new Date())).start();
        new Thread(() -> year(new Date())).start();
    }
}
