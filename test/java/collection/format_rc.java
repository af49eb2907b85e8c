// A date format shared by two threads.
import java.text.SimpleDateFormat;
import java.util.Date;
class Main {
    static final SimpleDateFormat format = new SimpleDateFormat("yyyy");
    static String year(Date d) {
        return format.format(d); // RACE!
    }
    public static void main(String[] args) {
        new Thread(() -> year(new Date())).start();
        new Thread(() -> year(new Date())).start();
    }
}
