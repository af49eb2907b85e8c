// A method that is called by its name is synchronised.
import java.lang.reflect.Method;
class Main {
    private int state;
    public synchronized void update() {
        state++;
    }
    synchronized int state() {
        return state;
    }
    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Method method = Main.class.getMethod("update");
        new Thread(() -> System.out.println(m.state())).start();
        method.invoke(m);
    }
}
