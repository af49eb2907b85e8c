// A method that is called by its name writes what main reads.
import java.lang.reflect.Method;
class Main {
    private int state;
    public void update() {
        state++; // RACE!
    }
    synchronized int state() {
        return state; // RACE!
    }
    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Method method = Main.class.getMethod("update");
        new Thread(() -> System.out.println(m.state())).start();
        method.invoke(m);
    }
}
